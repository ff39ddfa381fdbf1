import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { thinkingIndicatorStyles as styles } from './ThinkingIndicator.styles.ts'

export interface ThinkingIndicatorProps {
  /** The storyteller is at work. The region itself stays, so that its words are heard. */
  isBusy: boolean
  isReconnecting?: boolean
}

/** Says that the storyteller is at work, beside a brush stroke that is being drawn. */
export function ThinkingIndicator({ isBusy, isReconnecting = false }: ThinkingIndicatorProps) {
  const { play } = usePlayMessages()
  const messages = isReconnecting ? play.reconnecting : play.thinking

  return (
    <div
      css={isBusy && styles.indicator}
      role="status"
      {...(isBusy ? { 'aria-label': messages } : {})}
    >
      {isBusy && (
        <>
          <svg aria-hidden="true" css={styles.brush} viewBox="0 0 72 20">
            <path d="M4 13C13 3 19 3 24 9s9 7 15-1 11-5 13 1 8 5 16-3" pathLength="1" />
          </svg>
          <span>{messages}</span>
        </>
      )}
    </div>
  )
}

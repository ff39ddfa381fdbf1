import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { thinkingIndicatorStyles as styles } from './ThinkingIndicator.styles.ts'

export interface ThinkingIndicatorProps {
  /** The live region stays mounted, so that its text is announced. */
  isBusy: boolean
  isReconnecting?: boolean
}

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

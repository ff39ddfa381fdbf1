import { keyframes } from '@emotion/react'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, space, motion, art, icon, media } = theme

const draw = keyframes`
  from { stroke-dashoffset: 1 }
  60%, to { stroke-dashoffset: 0 }
`

const styles = {
  indicator: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    color: color.textSecondary,
    fontFamily: font.interface,
  },
  brush: {
    flex: 'none',
    inlineSize: art.m,
    blockSize: icon.l,
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 3,
    strokeLinecap: 'round' as const,
    [media.forcedColors]: { stroke: 'CanvasText' },
    // With reduced motion, the complete line is visible.
    strokeDasharray: '1 1',
    animation: `${draw} 2.4s ${motion.ease} infinite`,
  },
}

export interface ThinkingIndicatorProps {
  /** Shows the indicator. The live region is always mounted, so that changes are announced. */
  isBusy: boolean
  /** Number of other players' turns that are processed first. Default: 0. */
  ahead?: number | undefined
  isReconnecting?: boolean
}

export function ThinkingIndicator({
  isBusy,
  ahead = 0,
  isReconnecting = false,
}: ThinkingIndicatorProps) {
  const { play } = usePlayMessages()
  const waiting = ahead === 0 ? play.thinking : fill(play.queued, { place: ahead + 1 })
  const messages = isReconnecting ? play.reconnecting : waiting

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

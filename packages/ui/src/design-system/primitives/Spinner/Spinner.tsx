import { keyframes } from '@emotion/react'
import { theme } from '../../theme/theme.ts'

const { color, space, screen, art, icon, media } = theme

const burn = keyframes({ from: { opacity: 1 }, to: { opacity: 0.18 } })

const styles = {
  spinner: { display: 'flex', alignItems: 'center', gap: space.m, color: color.textSecondary },
  page: {
    flexDirection: 'column' as const,
    justifyContent: 'center',
    // Moves the footer out of the window, so that it does not move when the page has loaded.
    minBlockSize: screen.block,
    paddingBlockEnd: `calc(0.3 * ${screen.block})`,
    '& > svg': { inlineSize: art.m, blockSize: art.m },
  },
  ring: { flex: 'none', inlineSize: icon.giant, blockSize: icon.giant },
  lamp: {
    fill: color.progressFill,
    animation: `${burn} 1.44s linear infinite`,
    [media.forcedColors]: { fill: 'CanvasText' },
  },
}

export interface SpinnerProps {
  label: string
  /** Centers the spinner in the page. Default: false. */
  isPage?: boolean
}

const lamps = Array.from({ length: 12 }, (_, index) => index * 30)

export function Spinner({ label, isPage = false }: SpinnerProps) {
  return (
    <div css={[styles.spinner, isPage && styles.page]} role="status">
      <svg aria-hidden="true" css={styles.ring} viewBox="-20 -20 40 40">
        {lamps.map((angle) => (
          <path
            css={styles.lamp}
            d="M0-18c2.4 3.2 2.4 5.6 0 7-2.4-1.4-2.4-3.8 0-7Z"
            key={angle}
            style={{ animationDelay: `${(angle - 360) / 250}s` }}
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
      <span>{label}</span>
    </div>
  )
}

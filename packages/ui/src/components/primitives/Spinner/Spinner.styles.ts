import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const burn = keyframes({ from: { opacity: 1 }, to: { opacity: 0.18 } })

export const spinnerStyles = ({ color, space }: Theme) => ({
  spinner: { display: 'flex', alignItems: 'center', gap: space.m, color: color.textSecondary },
  page: {
    flexDirection: 'column' as const,
    justifyContent: 'center',
    // What stands below it is out of sight, so that nobody sees it move when the page is there.
    minBlockSize: '100vh',
    paddingBlockEnd: '30vh',
    '& > svg': { inlineSize: '72px', blockSize: '72px' },
  },
  ring: { flex: 'none', inlineSize: '36px', blockSize: '36px' },
  lamp: { fill: color.progressFill, animation: `${burn} 1.44s linear infinite` },
})

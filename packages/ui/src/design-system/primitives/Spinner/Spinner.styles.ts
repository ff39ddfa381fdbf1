import { keyframes } from '@emotion/react'
import { theme } from '../../theme/theme.ts'

const { color, space, screen, art, icon, media } = theme

const burn = keyframes({ from: { opacity: 1 }, to: { opacity: 0.18 } })

export const spinnerStyles = {
  spinner: { display: 'flex', alignItems: 'center', gap: space.m, color: color.textSecondary },
  page: {
    flexDirection: 'column' as const,
    justifyContent: 'center',
    // Pushes the footer off the screen, to avoid a jump when the page has loaded.
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

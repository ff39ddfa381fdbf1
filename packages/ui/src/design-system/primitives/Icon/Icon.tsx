import { iconPaths, logoPaths, type IconName } from './iconPaths.ts'
import { theme } from '../../theme/theme.ts'

const { color, media } = theme

const styles = {
  line: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.75,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
  // Mirrors directional icons in right-to-left text.
  along: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  solid: { fill: 'currentcolor', stroke: 'none' },
  filled: {
    fill: color.progressFill,
    stroke: color.progressFill,
    [media.forcedColors]: { fill: 'currentcolor', stroke: 'currentcolor' },
  },
}

const ALONG: readonly IconName[] = ['arrowLeft', 'arrowRight', 'chevronLeft', 'chevronRight']

export interface IconProps {
  name: IconName
  /** Width and height, in pixels. Default: 20. */
  size?: 16 | 20 | 24 | 32
}

export function Icon({ name, size = 20 }: IconProps) {
  const shared = { width: size, height: size, 'aria-hidden': true } as const

  if (name === 'logo') {
    return (
      <svg {...shared} css={styles.line} viewBox="0 0 40 40">
        <path css={styles.solid} d={logoPaths.flame} />
        <path d={logoPaths.boat} />
      </svg>
    )
  }

  const isFilled = name === 'starFilled'
  return (
    <svg
      {...shared}
      css={[styles.line, isFilled && styles.filled, ALONG.includes(name) && styles.along]}
      viewBox="0 0 24 24"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

import { iconStyles as styles } from './Icon.styles.ts'
import { iconPaths, logoPaths, type IconName } from './iconPaths.ts'

const ALONG: readonly IconName[] = ['arrowLeft', 'arrowRight', 'chevronLeft', 'chevronRight']

export interface IconProps {
  name: IconName
  /** Size, in pixels. Default: 20. */
  size?: 16 | 20 | 24 | 32
}

/** A decorative line icon in the color of the text. */
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

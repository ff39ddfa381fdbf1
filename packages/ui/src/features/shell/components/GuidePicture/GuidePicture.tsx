import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { useActiveTheme } from '../../../../design-system/providers/activeTheme.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, media, picture, lineWidth } = theme

const styles = {
  picture: {
    display: 'block',
    inlineSize: `min(100%, ${picture.phone})`,
    blockSize: 'auto',
    marginBlockStart: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    [media.from.m]: { inlineSize: `min(100%, ${picture.desk})` },
  },
}

export interface GuidePictureProps {
  /**
   * Path without suffix: `.webp` (wide), `-phone.webp`, and in the light theme `-light.webp`,
   * `-light-phone.webp`.
   */
  src: string
  alt: string
}

/** Image sizes in pixels, to reserve the space. */
const WIDE = { width: 1120, height: 700 }
const PHONE = { width: 585, height: 1140 }

const LIGHT = '(prefers-color-scheme: light) and (not (prefers-contrast: more))'

/** A screenshot for the current theme and screen width. */
export function GuidePicture({ src, alt }: GuidePictureProps) {
  const theme = useActiveTheme()
  const isSystemLight = useMediaQuery(LIGHT)
  const isOwnLight = typeof theme === 'object' && theme.isLight
  const isLight = isOwnLight || theme === 'light' || (theme === 'system' && isSystemLight)
  const shown = isLight ? `${src}-light` : src

  return (
    <picture>
      <source
        {...PHONE}
        media={`(max-width: ${breakpoint.m - 1}px)`}
        srcSet={`${shown}-phone.webp`}
      />
      <img
        {...WIDE}
        alt={alt}
        css={styles.picture}
        decoding="async"
        loading="lazy"
        src={`${shown}.webp`}
      />
    </picture>
  )
}

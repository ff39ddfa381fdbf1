import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { useWornTheme } from '../../../../design-system/providers/wornTheme.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { guidePictureStyles as styles } from './GuidePicture.styles.ts'

export interface GuidePictureProps {
  /**
   * Address without the ending: `.webp` is the wide one, `-phone.webp` that of a phone; those of the
   * light theme end in `-light.webp` and `-light-phone.webp`.
   */
  src: string
  alt: string
}

/** As the pictures are made, so that nothing moves when one arrives. */
const WIDE = { width: 1120, height: 700 }
const PHONE = { width: 585, height: 1140 }

const LIGHT = '(prefers-color-scheme: light) and (not (prefers-contrast: more))'

/** A photograph of the product as its reader has it: by day or by night, narrow on a narrow screen. */
export function GuidePicture({ src, alt }: GuidePictureProps) {
  const theme = useWornTheme()
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

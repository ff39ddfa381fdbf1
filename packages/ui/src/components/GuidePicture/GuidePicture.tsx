import { breakpoint } from '../../theme/tokens.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { guidePictureStyles } from './GuidePicture.styles.ts'

export interface GuidePictureProps {
  /** Address without the ending: `.webp` is the wide one, `-phone.webp` that of a phone. */
  src: string
  /** What is to be seen. */
  alt: string
}

/** As the pictures are made, so that nothing moves when one arrives. */
const WIDE = { width: 1120, height: 700 }
const PHONE = { width: 585, height: 1140 }

/** A photograph of the product among the words that speak of it; narrow on a narrow screen. */
export function GuidePicture({ src, alt }: GuidePictureProps) {
  const styles = guidePictureStyles(useTheme())

  return (
    <picture>
      <source
        {...PHONE}
        media={`(max-width: ${breakpoint.m - 1}px)`}
        srcSet={`${src}-phone.webp`}
      />
      <img
        {...WIDE}
        alt={alt}
        css={styles.picture}
        decoding="async"
        loading="lazy"
        src={`${src}.webp`}
      />
    </picture>
  )
}

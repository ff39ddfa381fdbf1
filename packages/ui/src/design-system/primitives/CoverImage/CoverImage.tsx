import { storedPictureIn, positionOf, widthsOf } from '@kathasagar/story/storedPicture'
import { useCallback, useState } from 'react'

import { useImageFailure } from '../../hooks/useImageFailure.ts'
import { useUi } from '../../context/uiContext.ts'
import { torana } from '../../theme/torana.ts'
import { theme } from '../../theme/theme.ts'

const { color } = theme

const styles = {
  box: {
    position: 'relative' as const,
    overflow: 'hidden',
    inlineSize: '100%',
    background: color.neutralSurface,
  },
  torana,
  image: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' as const },
  drawing: { inlineSize: '100%', blockSize: '100%' },
  halo: { fill: color.accent, opacity: 0.1 },
  flame: { fill: color.action },
  line: {
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 2.5,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
}

export interface CoverImageProps {
  /** URL of the image. Null if the story has no cover. */
  src: string | null
  /** Alternative text. Blank if the title is next to the image. */
  alt: string
  /** Aspect ratio, which reserves space before the image has loaded. Default: 16/9. */
  ratio?: string
  /** Cuts an ornamental edge into the upper corners, for story covers. Default: false. */
  isTorana?: boolean
  /** CSS `object-position` for cropping. A position in the image's URL has priority. */
  position?: string
  /** Use `eager` only for images that are visible without scrolling. */
  loading?: 'lazy' | 'eager'
  className?: string
}

/** Returns the cover, or the default cover if the cover fails, or null if both fail. */
function useWorkingCover(src: string | null) {
  const { defaultCover } = useUi()
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src, defaultCover].find((candidate) => candidate && !failed.includes(candidate))
  const handleFailure = useCallback(
    (broken: string) => setFailed((earlier) => [...earlier, broken]),
    [],
  )
  const image = useImageFailure(shown, handleFailure)

  return { shown, image }
}

const widthsIn = (src: string) => {
  const srcSet = widthsOf(src)
  return srcSet && { sizes: 'auto, 100vw', srcSet }
}

/** Cover image. If it cannot be loaded, the default cover is shown, or else a drawing. */
export function CoverImage({
  src,
  alt,
  ratio = '16/9',
  isTorana = false,
  position = '50% 50%',
  loading = 'lazy',
  className,
}: CoverImageProps) {
  const { shown, image } = useWorkingCover(src)

  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <div
      className={className}
      css={[styles.box, isTorana && styles.torana, { aspectRatio: ratio }]}
    >
      {shown ? (
        <img
          {...image}
          alt={alt}
          {...widthsIn(shown)}
          css={[
            styles.image,
            { objectPosition: storedPictureIn(shown) ? positionOf(shown) : position },
          ]}
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          loading={loading}
        />
      ) : (
        <svg
          {...role}
          css={styles.drawing}
          preserveAspectRatio="xMidYMid slice"
          viewBox="0 0 320 180"
        >
          <circle css={styles.halo} cx="160" cy="84" r="46" />
          <circle css={styles.halo} cx="160" cy="84" r="28" />
          <path css={styles.flame} d="M160 58c13 17 13 30 0 38-13-8-13-21 0-38Z" />
          <path css={styles.line} d="M112 104h96c-4 15-21 24-48 24s-44-9-48-24Z" />
          <path
            css={styles.line}
            d="M84 142q12-8 25 0t25 0 26 0 25 0 26 0 25 0M108 156q9-6 17 0t17 0 18 0 17 0 18 0 17 0"
          />
        </svg>
      )}
    </div>
  )
}

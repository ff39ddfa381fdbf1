import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { iconPaths, logoPaths } from '../../primitives/Icon/iconPaths.ts'
import { bannerPaintingStyles as styles } from './BannerPainting.styles.ts'
import { bannerSlideStyles } from './BannerSlideView.styles.ts'
import type { BannerArt } from './bannerSlide.ts'

export interface BannerPaintingProps {
  /** The painting, or the mark of ours that stands for one. */
  art: BannerArt
  /** Seen first, so fetched at once. */
  isFirst: boolean
}

const discs = [46, 37, 28, 19]

/** A slide's painting behind the scalloped seam, or one of our marks in a halo of discs. */
export function BannerPainting({ art, isFirst }: BannerPaintingProps) {
  if ('src' in art) {
    return (
      <CoverImage
        alt={art.alt}
        css={bannerSlideStyles.painting}
        isTorana
        loading={isFirst ? 'eager' : 'lazy'}
        position="36% 50%"
        ratio="16/10"
        src={art.src}
      />
    )
  }
  const path =
    art.ornament === 'logo' ? `${logoPaths.flame}${logoPaths.boat}` : iconPaths[art.ornament]
  return (
    <div css={styles.ground}>
      <svg aria-hidden="true" css={styles.drawing} viewBox="-50 -50 100 100">
        {discs.map((radius) => (
          <circle css={styles.disc} key={radius} r={radius} />
        ))}
        <circle css={styles.ring} r="42" />
        <circle css={styles.ring} r="40" />
        <circle css={styles.dots} r="33.333" />
        <path
          css={styles.mark}
          d={path}
          transform={
            art.ornament === 'logo' ? 'translate(-20 -20)' : 'scale(1.8) translate(-12 -12)'
          }
        />
      </svg>
    </div>
  )
}

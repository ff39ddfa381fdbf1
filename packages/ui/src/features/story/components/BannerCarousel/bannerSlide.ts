import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'

/** A painting, or one of our own marks drawn large where there is none. */
export type BannerArt = { src: string | null; alt: string } | { ornament: IconName }

/** One slide of the home banner. */
export interface BannerSlide {
  key: string
  /** What sort of thing it is, such as `Featured story`; shown in the list of slides. */
  kind: string
  /** The slide's h2. */
  title: string
  lead: string
  /** BCP 47 tag of title and lead, when they are not in the interface's language. */
  lang?: string | undefined
  href: string
  /** `href` leads outside of the product. */
  isExternal?: boolean
  cover: BannerArt
  author?: { name: string; avatar_url: string | null } | undefined
  /** A quiet fact at the end, such as `45 min, 7 endings`. */
  note?: string | undefined
  isFeatured?: boolean
  /** The slide's one primary button: a link with words of its own, or PLAY. */
  action: { label: string; href: string } | { onPlay: () => void; isBusy?: boolean }
}

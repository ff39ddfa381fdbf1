import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'

/** A picture, or a large icon. */
export type BannerArt = { src: string | null; alt: string } | { ornament: IconName }

export interface BannerSlide {
  key: string
  kind: string
  title: string
  lead: string
  /** BCP 47 tag of title and lead, if it differs from the interface. */
  lang?: string | undefined
  href: string
  isExternal?: boolean
  cover: BannerArt
  author?: { name: string; avatar_url: string | null } | undefined
  note?: string | undefined
  isFeatured?: boolean
  /** Primary button: a link, or a button that starts the story. */
  action: { label: string; href: string } | { onPlay: () => void; isBusy?: boolean }
}

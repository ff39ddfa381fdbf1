import { useUi } from '../../../context/uiContext.ts'
import { bannerSlideStyles as styles } from './BannerSlideView.styles.ts'
import type { BannerSlide } from './bannerSlide.ts'

export interface BannerTitleProps {
  /** Whose title, language and address are used. */
  slide: BannerSlide
}

/** A slide's title, which leads to what the slide is about. */
export function BannerTitle({
  slide: { title, lang, href, isExternal = false },
}: BannerTitleProps) {
  const { linkComponent: Anchor } = useUi()

  return (
    <h2 css={styles.title} lang={lang}>
      {isExternal ? (
        <a href={href} rel="noopener noreferrer" target="_blank">
          <bdi>{title}</bdi>
        </a>
      ) : (
        <Anchor href={href}>
          <bdi>{title}</bdi>
        </Anchor>
      )}
    </h2>
  )
}

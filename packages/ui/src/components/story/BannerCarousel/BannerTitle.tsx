import { useUi } from '../../../context/uiContext.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { bannerSlideStyles } from './BannerSlideView.styles.ts'
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
  const styles = bannerSlideStyles(useTheme())

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

import { memo } from 'react'

import { fill } from '../../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { faceOfName } from '../../../theme/faceOfName.ts'
import { theme } from '../../../theme/theme.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { BannerPainting } from './BannerPainting.tsx'
import { BannerTitle } from './BannerTitle.tsx'
import { bannerSlideStyles as styles } from './BannerSlideView.styles.ts'
import type { BannerSlide } from './bannerSlide.ts'

export interface BannerSlideViewProps {
  /** The slide that is shown. */
  slide: BannerSlide
  /** The one that is shown; the others keep their place unseen and unread. */
  isStanding: boolean
  /** From 1. */
  number: number
  /** How many slides turn, told with the number. */
  total: number
}

/** One slide: its words, its one action and its painting. When slides turn, two of them change. */
export const BannerSlideView = memo(function BannerSlideView({
  slide,
  isStanding,
  number,
  total,
}: BannerSlideViewProps) {
  const messages = useMessages().story

  return (
    <div
      aria-label={fill(messages.slide, { number, total })}
      aria-roledescription={messages.slideRole}
      css={styles.slide}
      data-standing={isStanding}
      role="group"
    >
      <div css={styles.words}>
        <Badge
          {...(slide.isFeatured ? { icon: 'torana' } : {})}
          tone={slide.isFeatured ? 'featured' : 'neutral'}
        >
          {slide.isFeatured ? messages.featured : slide.kind}
        </Badge>
        <BannerTitle slide={slide} />
        <p css={styles.lead} lang={slide.lang}>
          <bdi>{slide.lead}</bdi>
        </p>
        <BannerByline slide={slide} />
      </div>
      <div css={styles.action}>
        <BannerAction action={slide.action} />
      </div>
      <div css={styles.art}>
        <BannerPainting art={slide.cover} isFirst={number === 1} />
      </div>
    </div>
  )
})

function BannerByline({ slide: { author, note } }: { slide: BannerSlide }) {
  if (!author && !note) return null

  return (
    <div css={styles.byline}>
      {author && <Avatar name={author.name} src={author.avatar_url} />}
      {author && <bdi css={faceOfName(author.name, theme)}>{author.name}</bdi>}
      {note && <bdi css={styles.note}>{note}</bdi>}
    </div>
  )
}

function BannerAction({ action }: Pick<BannerSlide, 'action'>) {
  const messages = useMessages().story

  if ('href' in action) {
    return (
      <ButtonLink href={action.href} variant="primary">
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <Button
      busyLabel={messages.starting}
      icon="play"
      isBusy={action.isBusy ?? false}
      onPress={action.onPlay}
      variant="primary"
    >
      {messages.play}
    </Button>
  )
}

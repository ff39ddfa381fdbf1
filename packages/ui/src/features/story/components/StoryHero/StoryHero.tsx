import type { Story, StoryPlace } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { categoryDot } from '../../model/categoryDot.ts'
import { authorOf, languageOf, titleOf } from '../../model/storyMessages.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import type { Resumed } from './ResumedPlay.tsx'
import { storyHeroStyles as styles } from './StoryHero.styles.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import type { Shared } from '../../../play/components/ShareButton/ShareButton.tsx'
import { storyHeroActionsStyles } from './StoryHeroActions.styles.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'

const ResumedPlay = lazyPart(async () => (await import('./ResumedPlay.tsx')).ResumedPlay)

export interface StoryHeroProps extends Omit<StoryHeroActionsProps, 'goOnHref'> {
  /** The user's open session, whose button replaces PLAY. */
  resume?: Resumed | undefined
  authorHref?: ((handle: string) => string) | undefined
  seriesHref?: ((id: string) => string) | undefined
}

export function StoryHero({ story, resume, authorHref, seriesHref, ...actions }: StoryHeroProps) {
  const format = useFormat()
  const t = useServerMessages()
  const messages = useMessages().story

  const name = authorOf(story.author, messages)
  const words = <span css={faceOfName(name, theme)}>{name}</span>
  const { is_featured, category } = story
  const counts: readonly HeroCount[] = [
    { icon: 'lotus', count: story.stats.likes_total, unit: [messages.oneLike, messages.likes] },
    { icon: 'play', count: story.stats.plays_total, unit: [messages.onePlay, messages.plays] },
    { icon: 'leaf', count: story.stats.bookmarks_total, unit: [messages.saved, messages.saved] },
    ...(story.stats.shares_count > 0
      ? [
          {
            icon: 'share',
            count: story.stats.shares_count,
            unit: [messages.oneShare, messages.shares],
          } as const,
        ]
      : []),
  ]
  return (
    <section css={styles.hero}>
      <CoverImage
        alt={story.image_alt}
        css={styles.cover}
        isTorana
        loading="eager"
        src={story.cover_image_url}
      />
      <div>
        <div css={styles.marks}>
          {is_featured && (
            <Badge icon="torana" tone="featured">
              {messages.featured}
            </Badge>
          )}
          {category && <Chip dot={categoryDot(category, theme)}>{t.category(category)}</Chip>}
        </div>
        <h1 css={styles.title} {...languageOf(story)}>
          {titleOf(story, messages)}
        </h1>
        <div css={styles.author}>
          <Avatar name={name} src={story.author?.avatar_url} />
          {authorHref && story.author?.handle ? (
            <Link href={authorHref(story.author.handle)} isQuiet>
              {words}
            </Link>
          ) : (
            words
          )}
        </div>
        {story.series && seriesHref && (
          <StoryHeroSeries place={story.series} seriesHref={seriesHref} />
        )}
        {story.is_house_story && <p css={styles.penName}>{messages.penName}</p>}
        <ul css={styles.counts}>
          {counts.map(({ icon, count, unit: [one, many] }) => (
            <li css={styles.count} key={icon}>
              <Icon name={icon} />
              <span>
                <b css={styles.number}>{format.count(count)}</b> {format.isOne(count) ? one : many}
              </span>
            </li>
          ))}
        </ul>
        <div css={styles.ways}>
          <StoryHeroActions {...actions} goOnHref={resume?.href} story={story} />
          {resume && <ResumedPlay isBusy={actions.isBusy} play={resume} story={story} />}
        </div>
      </div>
    </section>
  )
}

function StoryHeroSeries({
  place: { series_id, title, number, total },
  seriesHref,
}: {
  place: StoryPlace
  seriesHref: (id: string) => string
}) {
  const messages = useMessages().story
  const format = useFormat()

  return (
    <p css={styles.series}>
      {fill(messages.partOf, { number: format.count(number), total: format.count(total) })} ·{' '}
      <Link href={seriesHref(series_id)} isQuiet>
        <bdi>{title}</bdi>
      </Link>
    </p>
  )
}

interface StoryHeroActionsProps {
  story: Story
  isBusy: boolean
  onPlay: () => void
  onLike: () => void
  onBookmark: () => void
  onShare?: (() => Promise<Shared>) | undefined
  goOnHref?: string | undefined
}

function StoryHeroActions(props: StoryHeroActionsProps) {
  const { story, onLike, onBookmark, onShare } = props
  const { story: messages } = useMessages()

  return (
    <div css={storyHeroActionsStyles.actions} data-action-bar="">
      {props.goOnHref !== undefined ? (
        <ButtonLink
          css={storyHeroActionsStyles.play}
          href={props.goOnHref}
          icon="play"
          size="large"
          variant="primary"
        >
          {messages.goOn}
        </ButtonLink>
      ) : (
        <Button
          busyLabel={messages.starting}
          css={storyHeroActionsStyles.play}
          icon="play"
          isBusy={props.isBusy}
          onPress={props.onPlay}
          size="large"
          variant="primary"
        >
          {messages.play}
        </Button>
      )}
      <IconButton
        icon="lotus"
        isPressed={story.user_state?.hasLiked ?? false}
        label={messages.like}
        onPress={onLike}
        size="large"
      />
      <IconButton
        icon="leaf"
        isPressed={story.user_state?.hasBookmarked ?? false}
        label={messages.bookmark}
        onPress={onBookmark}
        size="large"
      />
      {onShare && <Share onShare={onShare} />}
    </div>
  )
}

function Share({ onShare }: { onShare: () => Promise<Shared> }) {
  const { story: messages } = useMessages()
  const [shared, setShared] = useState<Shared | null>(null)

  return (
    <>
      <IconButton
        icon="share"
        label={messages.share}
        onPress={() => void onShare().then(setShared)}
        size="large"
      />
      <span aria-live="polite" css={storyHeroActionsStyles.said}>
        {shared === 'copied' && messages.linkCopied}
        {shared === 'failed' && messages.shareFailed}
      </span>
    </>
  )
}

interface HeroCount {
  icon: IconName
  count: number
  unit: readonly [one: string, many: string]
}

import type { Story } from '@kathasagar/api/contract'
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
import type { ResumableSession } from './ResumedPlay.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import type { Shared } from '../../../play/components/ShareButton/ShareButton.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'

const { color, space, size, media, doubleLine, layer } = theme

const styles = {
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    [media.from.m]: { marginBlockStart: space.xxl },
    [media.from.xl]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gap: space.huge,
      alignItems: 'start',
    },
  },
  // On a phone the image extends to both edges.
  cover: { [media.below.m]: { inlineSize: 'auto', marginInline: `calc(-1 * ${space.l})` } },
  marks: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  title: {
    marginBlock: `${space.mPlus} ${space.sPlus}`,
    fontSize: size.ending,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { fontSize: size.hero },
    '&:lang(hi), &:lang(mr)': { lineHeight: 1.35 },
  },
  author: { display: 'flex', alignItems: 'center', gap: space.m, color: color.textSecondary },
  counts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.s} calc(${space.l} + ${space.hair})`,
    marginBlock: `${space.lPlus} ${space.xl}`,
    color: color.textSecondary,
    fontSize: size.note,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [media.from.m]: { columnGap: space.xl, fontSize: size.body },
  },
  count: { display: 'flex', alignItems: 'center', gap: space.s },
  number: { marginInlineEnd: space.xs, color: color.text, fontWeight: 600 },
  series: { marginBlockStart: space.s, color: color.textMuted, overflowWrap: 'anywhere' as const },
  penName: { color: color.textMuted, fontSize: size.label, marginBlockStart: space.xs },
  ways: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    '& [aria-pressed="true"] path': { fill: 'currentcolor' },
    [media.below.m]: {
      position: 'fixed' as const,
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      flexWrap: 'nowrap' as const,
      padding: `${space.sPlus} ${space.l} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
      borderBlockStart: doubleLine,
      background: color.surface,
    },
  },
  said: {
    color: color.textMuted,
    fontSize: size.label,
    // Placed above the fixed bar of a phone, because the bar has no space for the text.
    [media.below.m]: {
      position: 'absolute' as const,
      insetInlineEnd: space.l,
      insetBlockEnd: '100%',
      paddingInline: space.m,
      background: color.surface,
    },
  },
  play: { [media.below.m]: { flex: 1, minBlockSize: space.huge, paddingInline: space.m } },
}

const ResumedPlay = lazyPart(async () => (await import('./ResumedPlay.tsx')).ResumedPlay)

export interface StoryHeroProps {
  story: Story
  isBusy: boolean
  onPlay: () => void
  onLike: () => void
  onBookmark: () => void
  onShare?: (() => Promise<Shared>) | undefined
  /** Open session of the user. Its button replaces the PLAY button. */
  resume?: ResumableSession | undefined
  authorHref?: ((handle: string) => string) | undefined
  seriesHref?: ((id: string) => string) | undefined
}

export function StoryHero(props: StoryHeroProps) {
  const { story, resume, authorHref, seriesHref } = props
  const format = useFormat()
  const t = useServerMessages()
  const messages = useMessages().story
  const { is_featured, category, series, stats } = story
  const name = authorOf(story.author, messages)
  const words = <span css={faceOfName(name, theme)}>{name}</span>
  const counts: readonly [icon: IconName, count: number, one: string, many: string][] = [
    ['lotus', stats.likes_total, messages.oneLike, messages.likes],
    ['play', stats.plays_total, messages.onePlay, messages.plays],
    ['leaf', stats.bookmarks_total, messages.saved, messages.saved],
    ['share', stats.shares_count, messages.oneShare, messages.shares],
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
        {series && seriesHref && (
          <p css={styles.series}>
            {fill(messages.partOf, {
              number: format.count(series.number),
              total: format.count(series.total),
            })}{' '}
            ·{' '}
            <Link href={seriesHref(series.series_id)} isQuiet>
              <bdi>{series.title}</bdi>
            </Link>
          </p>
        )}
        {story.is_house_story && <p css={styles.penName}>{messages.penName}</p>}
        <ul css={styles.counts}>
          {counts.map(
            ([icon, count, one, many]) =>
              (icon !== 'share' || count > 0) && (
                <li css={styles.count} key={icon}>
                  <Icon name={icon} />
                  <span>
                    <b css={styles.number}>{format.count(count)}</b>{' '}
                    {format.isOne(count) ? one : many}
                  </span>
                </li>
              ),
          )}
        </ul>
        <div css={styles.ways}>
          <StoryHeroActions {...props} />
          {resume && <ResumedPlay isBusy={props.isBusy} play={resume} story={story} />}
        </div>
      </div>
    </section>
  )
}

function StoryHeroActions(props: StoryHeroProps) {
  const { story, resume, onLike, onBookmark, onShare } = props
  const { story: messages } = useMessages()
  const [shared, setShared] = useState<Shared | null>(null)
  const look = { icon: 'play', size: 'large', variant: 'primary' } as const

  return (
    <div css={styles.actions} data-action-bar="">
      {resume ? (
        <ButtonLink {...look} css={styles.play} href={resume.href}>
          {messages.goOn}
        </ButtonLink>
      ) : (
        <Button
          {...look}
          busyLabel={messages.starting}
          css={styles.play}
          isBusy={props.isBusy}
          onPress={props.onPlay}
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
      {onShare && (
        <>
          <IconButton
            icon="share"
            label={messages.share}
            onPress={() => void onShare().then(setShared)}
            size="large"
          />
          <span aria-live="polite" css={styles.said}>
            {shared === 'copied' && messages.linkCopied}
            {shared === 'failed' && messages.shareFailed}
          </span>
        </>
      )}
    </div>
  )
}

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { StoryCard as StoryCardFields } from '@kathasagar/api/contract'

import { useMessages } from '../../../../messages/useMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { categoryDot } from '../../model/categoryDot.ts'
import { authorOf, languageOf, leadOf, titleOf } from '../../model/storyMessages.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { CountToggle } from '../CountToggle/CountToggle.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { pageSide } from '../../../../design-system/theme/pageSide.ts'

const { color, radius, size, focusRing, space, optical } = theme

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
}

const styles = {
  card: { blockSize: '100%', '&:hover > [data-body]': { borderColor: color.lineGold } },
  category: { minInlineSize: 0, borderColor: color.lineGold, background: color.surface },
  author: {
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${theme.space.s} + ${theme.optical})`,
    minInlineSize: 0,
    color: color.textSecondary,
    fontSize: size.label,
  },
  authorName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' as const },
  title: { lineHeight: 1.25, overflowWrap: 'anywhere' as const, ...twoLines },
  link: {
    // Makes the complete card clickable, except for the buttons.
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      zIndex: 1,
      borderRadius: radius.l,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
  lead: {
    minBlockSize: `calc(${theme.control.touch} - ${theme.optical})`,
    color: color.textSecondary,
    fontSize: size.note,
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
    ...pageSide,
    ...twoLines,
    '&:lang(hi), &:lang(mr)': { lineHeight: 1.5 },
  },
  actions: {
    display: 'flex',
    // Moves the button to a new line if the counts need too much space.
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.mPlus}`,
    marginBlockStart: 'auto',
    paddingBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Reduces the gaps, because the longer label must fit into the row.
    '&:has([data-pending])': {
      columnGap: space.s,
      '&::after': { marginInlineStart: `-${space.s}` },
    },
    // Limits the width of the button while it fits into the row.
    '&::after': { content: '""', order: 1, flexGrow: 999, marginInlineStart: `-${space.mPlus}` },
  },
  toggle: { position: 'relative' as const, zIndex: 2 },
  plays: {
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${space.xs} + ${optical})`,
    whiteSpace: 'nowrap' as const,
  },
  play: {
    position: 'relative' as const,
    zIndex: 2,
    order: 2,
    flexGrow: 1,
    borderColor: color.lineGold,
    color: color.accent,
    // Gold only on a card with hover or focus, because a page shows many cards.
    'article:hover &, article:focus-within &': {
      borderColor: color.actionEdge,
      background: color.action,
      color: color.onAction,
    },
    '&[data-pending]': { paddingInline: space.s, fontSize: size.small },
  },
}

export interface StoryCardActionsProps {
  story: StoryCardFields
  onPlay: (story: StoryCardFields) => void
  onLike: (story: StoryCardFields) => void
  onBookmark: (story: StoryCardFields) => void
  isBusy?: boolean
}

type NativeProps = Omit<ComponentPropsWithRef<'article'>, keyof StoryCardActionsProps | 'children'>

export interface StoryCardProps extends NativeProps, StoryCardActionsProps {
  href: string
  loading?: 'lazy' | 'eager'
  badge?: ReactNode
  /** Content instead of the counts and buttons. Null shows nothing. */
  footer?: ReactNode
}

export function StoryCard({ href, loading = 'lazy', badge, footer, ...props }: StoryCardProps) {
  const t = useServerMessages()
  const { story, onPlay, onLike, onBookmark, isBusy = false, ...native } = props
  const titleId = useId()
  const messages = useMessages().story
  const { linkComponent: Anchor } = useUi()
  const name = authorOf(story.author, messages)
  const acts = <StoryCardActions {...{ story, onPlay, onLike, onBookmark, isBusy }} />

  return (
    <Card
      aria-labelledby={titleId}
      {...native}
      css={styles.card}
      footer={footer === undefined ? acts : footer}
      media={<CoverImage alt="" isTorana loading={loading} src={story.cover_image_url} />}
      seam={
        (badge || story.category) && (
          <>
            {badge}
            {story.category && (
              <Chip css={styles.category} dot={categoryDot(story.category, theme)}>
                {t.category(story.category)}
              </Chip>
            )}
          </>
        )
      }
    >
      <div css={styles.author}>
        <Avatar name={name} src={story.author?.avatar_url} />
        <span css={[styles.authorName, faceOfName(name, theme)]}>{name}</span>
      </div>
      <Heading css={styles.title} id={titleId} level={3} {...languageOf(story)}>
        <Anchor css={styles.link} href={href}>
          {titleOf(story, messages)}
        </Anchor>
      </Heading>
      <p css={styles.lead} {...languageOf(story)}>
        {leadOf(story, messages)}
      </p>
    </Card>
  )
}

function StoryCardActions(props: StoryCardActionsProps) {
  const { compact, isOne } = useFormat()
  const { story, onPlay, onLike, onBookmark, isBusy = false } = props
  const messages = useMessages().story
  const { stats, user_state } = story

  return (
    <div css={styles.actions}>
      <span css={styles.toggle}>
        <CountToggle
          count={stats.likes_total}
          icon="lotus"
          isPressed={user_state?.hasLiked ?? false}
          label={messages.like}
          onPress={() => onLike(story)}
          unit={isOne(stats.likes_total) ? messages.oneLike : messages.likes}
        />
      </span>
      {stats.plays_total > 0 && (
        <span css={styles.plays}>
          <Icon name="play" size={16} />
          <span>
            {compact(stats.plays_total)}
            <VisuallyHidden>
              {' '}
              {isOne(stats.plays_total) ? messages.onePlay : messages.plays}
            </VisuallyHidden>
          </span>
        </span>
      )}
      <span css={styles.toggle}>
        <CountToggle
          count={stats.bookmarks_total}
          icon="leaf"
          isPressed={user_state?.hasBookmarked ?? false}
          label={messages.bookmark}
          onPress={() => onBookmark(story)}
          unit={messages.saved}
        />
      </span>
      <Button
        busyLabel={messages.starting}
        css={styles.play}
        isBusy={isBusy}
        onPress={() => onPlay(story)}
        size="small"
      >
        {messages.play}
      </Button>
    </div>
  )
}

import { useId } from 'react'
import type { AdminStory } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { ActionMenu } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { IconLink } from '../../../../design-system/primitives/IconLink/IconLink.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { adminStoryTableStyles as styles } from './AdminStoryTable.styles.ts'
import type { StoryActs } from './storyActs.ts'
import { movesOf } from './storyMoves.ts'

type WithStory<Acts extends keyof StoryActs> = Pick<StoryActs, Acts> & { story: AdminStory }

/** The label is outside the switch, or it would be part of the accessible name. */
export function FeaturedCell({
  story,
  featuring,
  onFeature,
}: WithStory<'featuring' | 'onFeature'>) {
  const { stories: messages } = useAdminMessages()
  const reasonId = useId()
  const { id, title, is_featured, status } = story
  const isBarred = status !== 'published' && !is_featured

  return (
    <div css={styles.featured}>
      <Switch
        aria-describedby={isBarred ? reasonId : undefined}
        aria-label={fill(messages.featuredOf, { title })}
        isDisabled={isBarred}
        isSelected={is_featured}
        onChange={(isFeatured) => {
          if (!featuring.includes(id)) onFeature(story, isFeatured)
        }}
      />
      <span aria-hidden="true">{is_featured ? messages.featured : messages.off}</span>
      {isBarred && <VisuallyHidden id={reasonId}>{messages.onlyPublished}</VisuallyHidden>}
    </div>
  )
}

/** Shows compact counts, but full ones to screen readers. */
export function StatsCell({ story }: { story: AdminStory }) {
  const { stories: messages } = useAdminMessages()
  const { compact, counted } = useFormat()
  const stats = [
    ['lotus', messages.likes, story.likes_total],
    ['play', messages.plays, story.plays_total],
    ['leaf', messages.bookmarks, story.bookmarks_total],
  ] as const

  return (
    <div css={styles.stats}>
      {stats.map(([icon, name, count]) => (
        <span css={styles.stat} key={icon}>
          <Icon name={icon} size={16} />
          <span aria-hidden="true">{compact(count)}</span>
          <VisuallyHidden>{counted(name, count)} </VisuallyHidden>
        </span>
      ))}
    </div>
  )
}

export function RowActions({
  story,
  viewHref,
  editHref,
  ownId,
  onMove,
}: WithStory<'viewHref' | 'editHref' | 'ownId' | 'onMove'>) {
  const { stories: messages } = useAdminMessages()
  const { id, title } = story

  return (
    <div css={styles.actions}>
      <IconLink href={viewHref(id)} icon="eye" label={fill(messages.view, { title })} />
      <IconLink href={editHref(id)} icon="pencil" label={fill(messages.edit, { title })} />
      <ActionMenu
        items={movesOf(story, ownId, messages.moves)}
        label={fill(messages.more, { title })}
        onAction={(move) => onMove(move, story)}
      />
    </div>
  )
}

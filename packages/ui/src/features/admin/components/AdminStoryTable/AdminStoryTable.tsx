import type { AdminStory } from '@kathasagar/api/contract'
import { useId } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import type { ListState } from '../../../../design-system/primitives/Table/StateRow.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import type {
  TableColumn,
  TableSort,
} from '../../../../design-system/primitives/Table/tableColumn.ts'
import { StatusPill } from '../../../story/components/StatusPill/StatusPill.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { ActionMenu } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import type { MenuAction } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { IconLink } from '../../../../design-system/primitives/IconLink/IconLink.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { AdminMessages } from '../../../../messages/en.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, radius, focusRing, screen, tile, thumb } = theme

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' as const }

const styles = {
  title: { display: 'flex', alignItems: 'center', gap: space.m },
  cover: { flex: 'none', inlineSize: thumb.s },
  words: { display: 'grid', justifyItems: 'start', gap: space.hair, minInlineSize: 0 },
  line: { display: 'flex', alignItems: 'center', gap: space.s, maxInlineSize: '100%' },
  name: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.3,
    ...oneLine,
  },
  tagline: {
    maxInlineSize: `min(max(${tile.xxl}, 0.18 * ${screen.inline}), 100%)`,
    color: color.textMuted,
    fontSize: size.small,
    ...oneLine,
  },
  tags: { display: 'block', maxInlineSize: tile.xs, ...oneLine },
  author: {
    maxInlineSize: tile.s,
    ...oneLine,
    padding: `${space.xs} 0`,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start' as const,
    cursor: 'pointer',
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
  featured: { display: 'flex', alignItems: 'center', gap: space.s, fontSize: size.label },
  stats: { display: 'flex', gap: space.m, fontSize: size.label },
  stat: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    whiteSpace: 'nowrap' as const,
    fontVariantNumeric: 'tabular-nums' as const,
  },
  actions: { display: 'flex', gap: space.s },
}

export interface AdminStoryTableProps extends StoryActions, ListState {
  /** One page of stories, sorted by the server. */
  stories: readonly AdminStory[]
  sort: TableSort
  onSortChange: (sort: TableSort) => void
  /** Ids of the selected stories, including stories on other pages. */
  selected: readonly string[]
  onSelectedChange: (ids: string[]) => void
  /** True while another page, order or filter is being loaded. Default: false. */
  isBusy?: boolean
}

export function AdminStoryTable(props: AdminStoryTableProps) {
  const { stories, selected, onSelectedChange, ...rest } = props
  const { stories: messages } = useAdminMessages()

  return (
    <Table
      columns={useStoryColumns(rest)}
      empty={props.empty}
      failed={props.failed}
      isBusy={props.isBusy ?? false}
      items={stories}
      label={messages.title}
      loading={props.loading}
      onSortChange={props.onSortChange}
      regionLabel={messages.region}
      rowKey={({ id }) => id}
      selection={{
        value: selected,
        onChange: onSelectedChange,
        allLabel: messages.selectAll,
        labelOf: ({ title }: AdminStory) => fill(messages.selectOne, { title }),
      }}
      sort={props.sort}
      status={props.status}
    />
  )
}

function useStoryColumns(acts: StoryActions): TableColumn<AdminStory>[] {
  const { stories: messages } = useAdminMessages()
  const { columns: headers } = messages
  const named = useServerMessages()

  return [
    {
      id: 'title',
      header: headers.title,
      firstOrder: 'asc',
      isRowHeader: true,
      width: 'wide',
      cell: ({ cover_image_url, title, tagline, status }) => (
        <div css={styles.title}>
          <CoverImage alt="" css={styles.cover} src={cover_image_url} />
          <div css={styles.words}>
            <span css={styles.line}>
              <span css={styles.name} dir="auto" title={title}>
                {title}
              </span>
              {status !== 'published' && <StatusPill status={status} />}
            </span>
            <span css={styles.tagline} dir="auto">
              {tagline}
            </span>
          </div>
        </div>
      ),
    },
    {
      id: 'author',
      header: headers.author,
      firstOrder: 'asc',
      card: 'fact',
      cell: (story) => {
        const name = story.author?.display_name
        return name ? (
          <button
            css={styles.author}
            onClick={() => acts.onAuthor(story)}
            title={fill(messages.byAuthor, { name })}
            type="button"
          >
            {name}
          </button>
        ) : (
          messages.none
        )
      },
    },
    {
      id: 'category',
      header: headers.category,
      firstOrder: 'asc',
      card: 'fact',
      cell: ({ category }) => (category ? named.category(category) : messages.none),
    },
    {
      id: 'tags',
      header: headers.tags,
      card: 'hidden',
      cell: ({ tags }) => {
        const names = tags.map(named.tag).join(', ') || messages.none
        return (
          <span css={styles.tags} title={names}>
            {names}
          </span>
        )
      },
    },
    {
      id: 'premium',
      header: headers.premium,
      card: 'fact',
      cell: ({ is_premium }) =>
        is_premium ? <Badge tone="premium">{messages.premium}</Badge> : messages.free,
    },
    {
      id: 'featured',
      header: headers.featured,
      isUnbroken: true,
      card: 'fact',
      cell: (story) => <FeaturedCell {...acts} story={story} />,
    },
    {
      id: 'plays',
      header: headers.stats,
      firstOrder: 'desc',
      cell: (story) => <StatsCell story={story} />,
    },
    {
      id: 'actions',
      header: headers.actions,
      cell: (story) => <RowActions {...acts} story={story} />,
    },
  ]
}

type WithStory<Acts extends keyof StoryActions> = Pick<StoryActions, Acts> & { story: AdminStory }

/** The label is outside the switch, because a label inside would be part of its name. */
function FeaturedCell({ story, featuring, onFeature }: WithStory<'featuring' | 'onFeature'>) {
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

/** Shows short numbers such as 2.4k. Screen readers get the exact numbers. */
function StatsCell({ story }: { story: AdminStory }) {
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

function RowActions({
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

interface StoryActions {
  viewHref: (id: string) => string
  editHref: (id: string) => string
  /** User id of the admin. Only own stories can be archived; others are taken down. */
  ownId: string
  featuring: readonly string[]
  onFeature: (story: AdminStory, isFeatured: boolean) => void
  onAuthor: (story: AdminStory) => void
  /** Called with an action, which the screen confirms. */
  onMove: (move: AdminMove, story: AdminStory) => void
}

export type AdminMove = 'publish' | 'archive' | 'takeDown' | 'restore' | 'remove'

/** Returns the actions for a story. Only own stories can be archived; others are taken down. */
function movesOf(
  { status, author_id }: AdminStory,
  ownId: string,
  moves: AdminMessages['admin']['stories']['moves'],
): MenuAction<AdminMove>[] {
  const isOwn = author_id === ownId
  const remove = { id: 'remove', label: moves.remove, icon: 'trash', isDanger: true } as const

  if (status === 'archived') {
    return [{ id: 'restore', label: moves.restore, icon: 'undo' }, remove]
  }
  if (status === 'draft') return [{ id: 'publish', label: moves.publish, icon: 'check' }, remove]
  // A story in review has its other actions on the review page.
  if (status === 'in_review') return [remove]
  return isOwn
    ? [{ id: 'archive', label: moves.archive, icon: 'lock' }, remove]
    : [{ id: 'takeDown', label: moves.takeDown, icon: 'lock' }, remove]
}

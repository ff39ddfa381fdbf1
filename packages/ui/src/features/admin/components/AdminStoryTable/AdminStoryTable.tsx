import type { AdminStory } from '@kathasagar/api/contract'

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
import { adminStoryTableStyles as styles } from './AdminStoryTable.styles.ts'
import type { StoryActs } from './storyActs.ts'
import { FeaturedCell, RowActions, StatsCell } from './StoryCells.tsx'

export interface AdminStoryTableProps extends StoryActs, ListState {
  /** One page of stories, sorted by the server. */
  stories: readonly AdminStory[]
  sort: TableSort
  onSortChange: (sort: TableSort) => void
  /** Ids of the selected stories, including other pages. */
  selected: readonly string[]
  onSelectedChange: (ids: string[]) => void
  /** True while another page, order or filter is loading. Default: false. */
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

/** Returns all columns. The id of a sortable column is the server's sort key. */
function useStoryColumns(acts: StoryActs): TableColumn<AdminStory>[] {
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

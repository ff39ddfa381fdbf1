import type { AdminStory } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { adminStoryTableStyles } from './AdminStoryTable.styles.ts'
import { FeaturedCell, RowActions, StatsCell } from './StoryRowCells.tsx'
import { StoryTitle } from './StoryTitle.tsx'
import type { AdminMove } from './storyMoves.ts'
import { roles } from './tableRoles.ts'

/** What can be done with the story of a row. */
export interface StoryActs {
  /** Where a story is seen as readers see it. */
  viewHref: (id: string) => string
  /** Address where the story is changed. */
  editHref: (id: string) => string
  /** The admin's own id: own stories are archived, those of others taken down. */
  ownId: string
  /** Ids of the stories whose featuring is on its way. */
  featuring: readonly string[]
  /** Called to feature the story, or to leave it off. */
  onFeature: (story: AdminStory, isFeatured: boolean) => void
  /** Only the stories of this one's author are wanted. */
  onAuthor: (story: AdminStory) => void
  /** Something less common is to be done; the screen asks first. */
  onMove: (move: AdminMove, story: AdminStory) => void
}

export interface StoryRowProps {
  /** The story of this row. */
  story: AdminStory
  /** Whether the story is one of those that are chosen. */
  isSelected: boolean
  /** Called when the story is chosen, or left off. */
  onSelect: (isSelected: boolean) => void
  /** What can be done with it. */
  acts: StoryActs
}

/** One story of the table: what it is, how it fares, and what can be done with it. */
export function StoryRow({ story, isSelected, onSelect, acts }: StoryRowProps) {
  const { stories: messages } = adminMessages
  const styles = adminStoryTableStyles(useTheme())
  const { title } = story

  return (
    <tr {...roles.row} css={[styles.row, isSelected && styles.selected]}>
      <td {...roles.cell} css={[styles.cell, styles.selectCell]}>
        <Checkbox
          aria-label={fill(messages.selectOne, { title })}
          isSelected={isSelected}
          onChange={onSelect}
        />
      </td>
      <th {...roles.rowheader} css={[styles.cell, styles.titleCell]} scope="row">
        <StoryTitle story={story} />
      </th>
      <td {...roles.cell} css={[styles.cell, styles.authorCell]}>
        <AuthorName onAuthor={acts.onAuthor} story={story} />
      </td>
      <TaxonomyCells story={story} />
      <td {...roles.cell} css={[styles.cell, styles.featuredCell]}>
        <FeaturedCell {...acts} story={story} />
      </td>
      <td {...roles.cell} css={[styles.cell, styles.playsCell]}>
        <StatsCell story={story} />
      </td>
      <td {...roles.cell} css={[styles.cell, styles.actionsCell]}>
        <RowActions {...acts} story={story} />
      </td>
    </tr>
  )
}

/** Where the story stands among the others, and for whom it is. */
function TaxonomyCells({ story: { category, tags, is_premium } }: { story: AdminStory }) {
  const { stories: messages } = adminMessages
  const styles = adminStoryTableStyles(useTheme())

  return (
    <>
      <td {...roles.cell} css={[styles.cell, styles.categoryCell]}>
        {category?.display_name ?? messages.none}
      </td>
      <td {...roles.cell} css={[styles.cell, styles.tagsCell]}>
        {tags.map(({ display_name }) => display_name).join(', ') || messages.none}
      </td>
      <td {...roles.cell} css={[styles.cell, styles.premiumCell]}>
        {is_premium ? <Badge tone="premium">{messages.premium}</Badge> : messages.free}
      </td>
    </>
  )
}

function AuthorName({ story, onAuthor }: { story: AdminStory } & Pick<StoryActs, 'onAuthor'>) {
  const { stories: messages } = adminMessages
  const styles = adminStoryTableStyles(useTheme())
  const name = story.author?.display_name

  if (!name) return messages.none
  return (
    <button
      css={styles.author}
      onClick={() => onAuthor(story)}
      title={fill(messages.byAuthor, { name })}
      type="button"
    >
      {name}
    </button>
  )
}

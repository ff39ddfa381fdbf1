import type { StoryCard } from '@kathasagar/api/contract'

import { lazyPart } from '../../../lazy/lazyPart.tsx'
import { SearchField } from './SearchField.tsx'
import { storySearchStyles } from './StorySearch.styles.ts'
import { useSearchBox } from './useSearchBox.ts'

export interface StorySearchProps {
  /** What stands in the field. */
  value: string
  /** Somebody typed, or the field was cleared; the new query, untrimmed. */
  onChange: (query: string) => void
  /** How the search for the query stands; `idle` shows nothing below the field. */
  status: 'idle' | 'searching' | 'ready' | 'failed'
  /** At most ten stories. */
  items: readonly StoryCard[]
  /** Address of a story's own page. */
  storyHref: (id: string) => string
  /** A result was chosen; the field has been cleared. */
  onAction: (story: StoryCard) => void
  /** Enter was pressed while no result was marked; what was typed, trimmed. */
  onSubmit?: (query: string) => void
  /** The page of all that is found, which gets the words as `q`: Enter leads there before the page can answer. */
  resultsHref?: string
  /** Searches again after a failure; without it there is no button. */
  onRetry?: (() => void) | undefined
}

const SearchPanel = lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel, {
  isNeeded: ({ isOpen }) => isOpen,
})

/**
 * Finds stories while one types; what it shows is loaded when somebody first comes to the field. The
 * waiting and the asking are the app's.
 */
export function StorySearch(props: StorySearchProps) {
  const { place, onSubmit, field, panel, wasWanted } = useSearchBox(props)

  return (
    <form
      action={props.resultsHref}
      css={storySearchStyles.place}
      onSubmit={onSubmit}
      ref={place}
      role="search"
    >
      <SearchField {...field} />
      {wasWanted && <SearchPanel {...props} {...panel} />}
    </form>
  )
}

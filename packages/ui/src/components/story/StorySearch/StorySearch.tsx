import type { StoryCard } from '@kathasagar/api/contract'

import { SearchField } from './SearchField.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { storySearchStyles } from './StorySearch.styles.ts'
import { useSearchBox } from './useSearchBox.ts'

export interface StorySearchProps {
  /** What stands in the field. */
  query: string
  /** Somebody typed, or the field was cleared; the new query, untrimmed. */
  onQueryChange: (query: string) => void
  /** How the search for the query stands; `idle` shows nothing below the field. */
  status: 'idle' | 'searching' | 'ready' | 'failed'
  /** At most ten stories. */
  results: readonly StoryCard[]
  /** Address of a story's own page. */
  storyHref: (id: string) => string
  /** A result was chosen; the field has been cleared. */
  onPick: (story: StoryCard) => void
  /** Searches again after a failure; without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Finds stories while one types. The waiting and the asking are the app's. */
export function StorySearch(props: StorySearchProps) {
  const { place, field, panel } = useSearchBox(props)

  return (
    <div css={storySearchStyles.place} ref={place} role="search">
      <SearchField {...field} />
      <SearchPanel {...props} {...panel} />
    </div>
  )
}

import type { StoryCard as StoryCardFields } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { FilterSheet } from '../../components/FilterSheet/FilterSheet.tsx'
import {
  LoadMore,
  type LoadMoreProps,
} from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { StoryGrid, WaitingGrid } from '../../components/StoryGrid/StoryGrid.tsx'
import type { StoryGridProps } from '../../components/StoryGrid/StoryGrid.tsx'
import { LoginRequiredDialog } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { BrowseFilters, type BrowseFiltersProps } from './BrowseFilters.tsx'
import { browseScreenStyles as styles } from './BrowseScreen.styles.ts'

export interface BrowseScreenProps
  extends BrowseFiltersProps, Omit<StoryGridProps, 'stories'>, LoadMoreProps {
  /** Search query. If set, its results replace the filtered list. */
  query?: string | undefined
  /** `offline` if loading failed only for lack of a network. */
  status: 'loading' | 'failed' | 'offline' | 'ready'
  error?: string | undefined
  onRetry: () => void
  onClear: () => void
  stories: readonly StoryCardFields[]
  total: number
  loginRequired: LoginRequiredDialogProps
}

export function BrowseScreen(props: BrowseScreenProps) {
  const { filters, categories, tags, onFilterChange, loginRequired, ...found } = props
  const messages = useMessages().browse
  const counted = useFound(found)
  const { query, onClear } = found

  return (
    <>
      <PageHeader
        title={query === undefined ? messages.title : fill(messages.searched, { query })}
      />
      {query === undefined ? (
        <FilterSheet count={countOf(filters)} found={counted} onClear={onClear}>
          <BrowseFilters {...{ filters, categories, tags, onFilterChange }} />
        </FilterSheet>
      ) : (
        <Button onPress={onClear}>{messages.all}</Button>
      )}
      <section aria-label={messages.results}>
        <h2>
          <VisuallyHidden>{messages.results}</VisuallyHidden>
        </h2>
        <p css={styles.count} role="status">
          {counted}
        </p>
        <Found {...found} />
      </section>
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

const countOf = ({ sort: _sort, ...narrowing }: BrowseScreenProps['filters']) =>
  Object.values(narrowing).filter(Boolean).length

function useFound({
  query,
  status,
  total,
}: Pick<BrowseScreenProps, 'query' | 'status' | 'total'>): string {
  const messages = useMessages().browse
  const format = useFormat()
  const many =
    query !== undefined && total >= LIMITS.searchPage ? messages.bestFound : messages.manyFound
  const counted = fill(format.isOne(total) ? messages.oneFound : many, {
    count: format.count(total),
  })

  return status === 'ready' ? counted : status === 'loading' ? messages.loading : ''
}

type FoundProps = Omit<
  BrowseScreenProps,
  'filters' | 'categories' | 'tags' | 'onFilterChange' | 'loginRequired' | 'total'
>

function Found(props: FoundProps) {
  const { query, status, error, onRetry, onClear, ...list } = props
  const { hasMore, isBusy, moreError, onLoadMore, ...grid } = list
  const { story, browse, primitives } = useMessages()

  if (status === 'loading') return <WaitingGrid />
  if (status === 'offline') {
    return (
      <div css={styles.state}>
        <EmptyState
          action={<Button onPress={onRetry}>{primitives.retry}</Button>}
          title={story.awaitNetwork}
        />
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <div css={styles.state}>
        <ErrorState message={error ?? story.fetchFailed} onRetry={onRetry} />
      </div>
    )
  }
  if (grid.stories.length === 0) {
    return (
      <div css={styles.state}>
        {query !== undefined ? (
          <EmptyState title={story.noneFound} />
        ) : (
          <EmptyState
            action={<Button onPress={onClear}>{browse.clear}</Button>}
            hint={browse.noneHint}
            title={browse.none}
          />
        )}
      </div>
    )
  }
  return (
    <>
      <StoryGrid {...grid} />
      <LoadMore {...{ hasMore, isBusy, moreError, onLoadMore }} />
    </>
  )
}

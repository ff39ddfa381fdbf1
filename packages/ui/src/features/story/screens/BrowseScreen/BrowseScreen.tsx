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
import {
  StoryGrid,
  SkeletonGrid,
  type StoryGridProps,
} from '../../components/StoryGrid/StoryGrid.tsx'
import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Select, type SelectOption } from '../../../../design-system/primitives/Select/Select.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, doubleLine, media } = theme

const styles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.l,
    // Full width, because the last of seven filters is alone in its line.
    [media.below.m]: { '& > :last-child': { gridColumn: '1 / -1' } },
    [media.from.m]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      paddingBlockEnd: space.xl,
      borderBlockEnd: doubleLine,
    },
    [media.from.xxl]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
  count: {
    minBlockSize: '1.5em',
    marginBlock: `${space.xl} ${space.l}`,
    color: color.textMuted,
    fontSize: size.label,
  },
  state: { marginBlockStart: space.huge },
}

export type BrowseFilterName =
  | 'category'
  | 'tag'
  | 'language'
  | 'difficulty'
  | 'rating'
  | 'length'
  | 'sort'

interface BrowseFiltersProps {
  filters: Partial<Record<BrowseFilterName, string>>
  categories: readonly SelectOption[]
  tags: readonly SelectOption[]
  onFilterChange: (name: BrowseFilterName, value: string) => void
}

export interface BrowseScreenProps
  extends BrowseFiltersProps, Omit<StoryGridProps, 'stories'>, LoadMoreProps {
  query?: string | undefined
  /** Loading status. `offline` if loading failed because there is no connection. */
  status: 'loading' | 'failed' | 'offline' | 'ready'
  error?: string | undefined
  onRetry: () => void
  onClear: () => void
  stories: readonly StoryCardFields[]
  total: number
  loginRequired: LoginRequiredDialogProps
}

const countOf = ({ sort: _sort, ...narrowing }: BrowseScreenProps['filters']) =>
  Object.values(narrowing).filter(Boolean).length

export function BrowseScreen(props: BrowseScreenProps) {
  const { filters, categories, tags, onFilterChange, loginRequired, ...found } = props
  const { query, status, total, onClear, stories } = found
  const { hasMore, isBusy, moreError, onLoadMore } = found
  const { storyHref, busyStoryId, badgeOf, onPlay, onLike, onBookmark } = found
  const messages = useMessages().browse
  const format = useFormat()
  const many =
    query !== undefined && total >= LIMITS.searchPage ? messages.bestFound : messages.manyFound
  const counted = fill(format.isOne(total) ? messages.oneFound : many, {
    count: format.count(total),
  })
  const news = status === 'ready' ? counted : status === 'loading' ? messages.loading : ''

  return (
    <>
      <PageHeader
        title={query === undefined ? messages.title : fill(messages.searched, { query })}
      />
      {query === undefined ? (
        <FilterSheet count={countOf(filters)} found={news} onClear={onClear}>
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
          {news}
        </p>
        {status === 'loading' ? (
          <SkeletonGrid />
        ) : status === 'ready' && stories.length > 0 ? (
          <>
            <StoryGrid
              {...{ stories, storyHref, busyStoryId, badgeOf, onPlay, onLike, onBookmark }}
            />
            <LoadMore {...{ hasMore, isBusy, moreError, onLoadMore }} />
          </>
        ) : (
          <div css={styles.state}>
            <NothingFound {...found} status={status} />
          </div>
        )}
      </section>
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

const optionsOf = (messages: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(messages).map(([value, label]) => ({ value, label }))

function BrowseFilters({ filters, categories, tags, onFilterChange }: BrowseFiltersProps) {
  const messages = useMessages().browse
  const lists: readonly [BrowseFilterName, readonly SelectOption[]][] = [
    ['category', categories],
    ['tag', tags],
    ['language', optionsOf(messages.languages)],
    ['difficulty', optionsOf(messages.difficulties)],
    ['rating', optionsOf(messages.ratings)],
    ['length', optionsOf(messages.lengths)],
  ]

  return (
    <form
      aria-label={messages.filters}
      css={styles.filters}
      onSubmit={(event) => event.preventDefault()}
      role="search"
    >
      {lists.map(([name, options]) => (
        <Select
          variant="filter"
          blankLabel={messages.any}
          key={name}
          label={messages.fields[name]}
          onChange={(value) => onFilterChange(name, value)}
          items={options}
          value={filters[name] ?? ''}
        />
      ))}
      <Select
        variant="filter"
        label={messages.fields.sort}
        onChange={(value) => onFilterChange('sort', value === 'newest' ? '' : value)}
        items={optionsOf(messages.sorts)}
        value={filters.sort ?? 'newest'}
      />
    </form>
  )
}

type NothingFoundProps = Pick<
  BrowseScreenProps,
  'query' | 'status' | 'error' | 'onRetry' | 'onClear'
>

function NothingFound({ query, status, error, onRetry, onClear }: NothingFoundProps) {
  const { story, browse, primitives } = useMessages()

  if (status === 'failed') {
    return <ErrorState message={error ?? story.fetchFailed} onRetry={onRetry} />
  }
  if (status === 'offline') {
    const retry = <Button onPress={onRetry}>{primitives.retry}</Button>
    return <EmptyState action={retry} title={story.awaitNetwork} />
  }
  if (query !== undefined) return <EmptyState title={story.noneFound} />
  return (
    <EmptyState
      action={<Button onPress={onClear}>{browse.clear}</Button>}
      hint={browse.noneHint}
      title={browse.none}
    />
  )
}

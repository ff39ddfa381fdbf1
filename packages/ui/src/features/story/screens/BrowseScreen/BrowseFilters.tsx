import { Select, type SelectOption } from '../../../../design-system/primitives/Select/Select.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { browseScreenStyles as styles } from './BrowseScreen.styles.ts'

export type BrowseFilterName =
  | 'category'
  | 'tag'
  | 'language'
  | 'difficulty'
  | 'rating'
  | 'length'
  | 'sort'

export interface BrowseFiltersProps {
  filters: Partial<Record<BrowseFilterName, string>>
  categories: readonly SelectOption[]
  tags: readonly SelectOption[]
  onFilterChange: (name: BrowseFilterName, value: string) => void
}

const optionsOf = (messages: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(messages).map(([value, label]) => ({ value, label }))

export function BrowseFilters({ filters, categories, tags, onFilterChange }: BrowseFiltersProps) {
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

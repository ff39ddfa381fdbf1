import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { AdminStorySort } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { FilterSelect } from '../../story/FilterSelect/FilterSelect.tsx'
import type { FilterOption } from '../../story/FilterSelect/FilterSelect.tsx'
import { FilterSheet } from '../../story/FilterSheet/FilterSheet.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { adminStoryFiltersStyles } from './AdminStoryFilters.styles.ts'

/** What the list is narrowed by, as the address holds it; blank narrows nothing. */
export interface AdminStoryFilterValues {
  /** Part of a title, a tagline or an author's name. */
  search: string
  status: string
  category_id: string
  author_id: string
  premium: string
  featured: string
  /** `<by>.<direction>`, such as `created.desc`. */
  sort: `${AdminStorySort}.${'asc' | 'desc'}`
}

export interface AdminStoryFiltersProps {
  /** What is chosen. */
  values: AdminStoryFilterValues
  /** Categories by id, in their order. */
  categories: readonly FilterOption[]
  /** Name of the author whose stories alone show. */
  authorName?: string | undefined
  /** What passes, in words, such as `26 stories`; empty while that is on its way. */
  found?: string
  /** Some of it was chosen anew. */
  onChange: (changes: Partial<AdminStoryFilterValues>) => void
}

/** As long as the server reads. */

const optionsOf = (messages: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(messages).map(([value, label]) => ({ value, label }))

const NOTHING_CHOSEN = {
  search: '',
  status: '',
  category_id: '',
  author_id: '',
  premium: '',
  featured: '',
} as const

/** How many narrow the list beside the search, which stays in sight; an order narrows nothing. */
const countOf = ({ search: _search, sort: _sort, ...narrowing }: AdminStoryFilterValues) =>
  Object.values(narrowing).filter(Boolean).length

/** Narrows and orders the list of stories. */
export function AdminStoryFilters(props: AdminStoryFiltersProps) {
  const { values, found = '', onChange } = props
  const { stories: messages } = useAdminMessages()
  const styles = adminStoryFiltersStyles(useTheme())

  return (
    <form
      aria-label={messages.filters}
      css={styles.form}
      onSubmit={(event) => event.preventDefault()}
      role="search"
    >
      <div css={styles.search}>
        <SearchField
          label={messages.search}
          maxLength={LIMITS.searchQueryMax}
          onChange={(search) => onChange({ search })}
          value={values.search}
        />
      </div>
      <FilterSheet count={countOf(values)} found={found} onClear={() => onChange(NOTHING_CHOSEN)}>
        <div css={styles.lists}>
          <FilterLists {...props} />
          <FilterSelect
            label={messages.fields.sort}
            onChange={(sort) => onChange({ sort: sort as AdminStoryFilterValues['sort'] })}
            items={optionsOf(messages.sorts)}
            value={values.sort}
          />
          <FilterChips {...props} />
        </div>
      </FilterSheet>
    </form>
  )
}

function FilterLists({ values, categories, onChange }: AdminStoryFiltersProps) {
  const { stories: messages } = useAdminMessages()
  const { status } = useMessages().story
  const lists = [
    ['status', optionsOf(status)],
    ['category_id', categories],
    ['premium', optionsOf(messages.premiums)],
    ['featured', optionsOf(messages.featureds)],
  ] as const

  return lists.map(([name, options]) => (
    <FilterSelect
      anyLabel={messages.any}
      key={name}
      label={messages.fields[name]}
      onChange={(value) => onChange({ [name]: value })}
      items={options}
      value={values[name]}
    />
  ))
}

/** Filters that no list shows, and the way back to all stories. */
function FilterChips({ values, authorName, onChange }: AdminStoryFiltersProps) {
  const { stories: messages } = useAdminMessages()
  const styles = adminStoryFiltersStyles(useTheme())
  const { sort: _sort, ...narrowing } = values
  const isNarrowed = Object.values(narrowing).some(Boolean)

  return (
    <div css={styles.chips}>
      {values.author_id && (
        <button css={styles.chip} onClick={() => onChange({ author_id: '' })} type="button">
          {fill(messages.author, { name: authorName ?? messages.none })}
          <Icon name="close" size={16} />
        </button>
      )}
      {isNarrowed && (
        <button
          css={[styles.chip, styles.clear]}
          onClick={() => onChange(NOTHING_CHOSEN)}
          type="button"
        >
          {messages.clear}
        </button>
      )}
    </div>
  )
}

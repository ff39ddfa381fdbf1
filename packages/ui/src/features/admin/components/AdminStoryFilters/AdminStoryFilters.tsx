import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { CONTENT_RATINGS, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import { labelled } from '../../../authoring/model/storyOptions.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Select, type SelectOption } from '../../../../design-system/primitives/Select/Select.tsx'
import { FilterSheet } from '../../../story/components/FilterSheet/FilterSheet.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { NO_STORY_FILTERS, type AdminStoryFilterValues } from './storyFilters.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, media, control, lineWidth, tile } = theme

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space.m,
}

const styles = {
  form: {
    ...grid,
    marginBlockEnd: space.s,
    [media.from.m]: { gridTemplateColumns: `minmax(0, 1fr) ${tile.l} auto` },
  },
  search: { [media.below.m]: { gridColumn: '1 / -1' } },
  lists: {
    ...grid,
    gridColumn: '1 / -1',
    [media.from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.s,
    gridColumn: '1 / -1',
    '&:empty': { display: 'none' },
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: control.m,
    paddingInline: space.m,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontSize: size.small,
    cursor: 'pointer',
    '&:hover': { borderColor: color.accent },
  },
  // Hidden on a phone, because the sheet with the filters has its own Clear button.
  clear: { [media.below.m]: { display: 'none' } },
}

export interface AdminStoryFiltersProps {
  values: AdminStoryFilterValues
  categories: readonly SelectOption[]
  tags: readonly SelectOption[]
  authorName?: string | undefined
  found?: string
  onChange: (changes: Partial<AdminStoryFilterValues>) => void
}

const optionsOf = (messages: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(messages).map(([value, label]) => ({ value, label }))

/** Returns the number of active filters that are not visible. */
const countOf = ({
  search: _search,
  sort: _sort,
  status: _status,
  ...narrowing
}: AdminStoryFilterValues) => Object.values(narrowing).filter(Boolean).length

export function AdminStoryFilters(props: AdminStoryFiltersProps) {
  const { values, found = '', onChange } = props
  const { stories: messages } = useAdminMessages()
  const { status } = useAuthoringMessages().story

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
      <Select
        blankLabel={messages.any}
        items={optionsOf(status)}
        label={messages.fields.status}
        onChange={(value) => onChange({ status: value })}
        value={values.status}
        variant="filter"
      />
      <FilterSheet
        count={countOf(values)}
        found={found}
        moreLabel={messages.moreFilters}
        onClear={() => onChange(NO_STORY_FILTERS)}
      >
        <div css={styles.lists}>
          <FilterLists {...props} />
          <Select
            variant="filter"
            label={messages.fields.sort}
            onChange={(sort) => onChange({ sort: sort as AdminStoryFilterValues['sort'] })}
            items={optionsOf(messages.sorts)}
            value={values.sort}
          />
        </div>
      </FilterSheet>
      <FilterChips {...props} />
    </form>
  )
}

function FilterLists({ values, categories, tags, onChange }: AdminStoryFiltersProps) {
  const { stories: messages } = useAdminMessages()
  const { browse, authoring } = useAuthoringMessages()
  const lists = [
    ['category_id', categories],
    ['tag_id', tags],
    ['language', labelled(STORY_LANGUAGES, browse.languages)],
    ['content_rating', labelled(CONTENT_RATINGS, authoring.ratings)],
    ['premium', optionsOf(messages.premiums)],
    ['featured', optionsOf(messages.featureds)],
    ['reported', optionsOf(messages.reporteds)],
  ] as const

  return (
    <>
      {lists.map(([name, options]) => (
        <Select
          variant="filter"
          blankLabel={messages.any}
          key={name}
          label={messages.fields[name]}
          onChange={(value) => onChange({ [name]: value })}
          items={options}
          value={values[name]}
        />
      ))}
      {(['published_from', 'published_until'] as const).map((name) => (
        <TextInput
          type="date"
          key={name}
          label={messages.fields[name]}
          onChange={(day) => onChange({ [name]: day })}
          value={values[name]}
        />
      ))}
    </>
  )
}

/** Buttons that remove filters without a select element, such as the author. */
function FilterChips({ values, authorName, onChange }: AdminStoryFiltersProps) {
  const { stories: messages } = useAdminMessages()
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
          onClick={() => onChange(NO_STORY_FILTERS)}
          type="button"
        >
          {messages.clear}
        </button>
      )}
    </div>
  )
}

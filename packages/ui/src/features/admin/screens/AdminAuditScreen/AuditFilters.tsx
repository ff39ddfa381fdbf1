import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { wordFor } from '../../components/AuditList/auditMessages.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { FilterSheet } from '../../../story/components/FilterSheet/FilterSheet.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { adminAuditScreenStyles as styles } from './AdminAuditScreen.styles.ts'

export type AuditFilterName = 'actor' | 'act' | 'target_kind' | 'target_id' | 'day'

export interface AuditFiltersProps {
  /** Active filters. */
  filters: Partial<Record<AuditFilterName, string>>
  /** Names of all actions, as the server sends them. */
  acts: readonly string[]
  /** Name of the target, if the log is filtered by one. */
  targetName?: string | null | undefined
  /** Called with the new value of a filter, or '' to clear it. */
  onFilterChange: (name: AuditFilterName, value: string) => void
  onClear: () => void
}

export function AuditFilters(props: AuditFiltersProps) {
  const { filters, acts, onFilterChange, onClear } = props
  const messages = useAdminMessages().audit
  const field = (name: AuditFilterName, label: string) => ({
    label,
    onChange: (value: string) => onFilterChange(name, value),
    value: filters[name] ?? '',
  })
  const count = [filters.act, filters.target_kind, filters.day].filter(Boolean).length

  return (
    <form
      aria-label={messages.filters}
      css={styles.filters}
      onSubmit={(event) => event.preventDefault()}
      role="search"
    >
      <SearchField {...field('actor', messages.actor)} maxLength={LIMITS.emailMax} />
      <FilterSheet count={count} found="" onClear={onClear}>
        <Select
          variant="filter"
          {...field('act', messages.act)}
          blankLabel={messages.any}
          items={acts.map((act) => ({ value: act, label: wordFor(messages.acts, act) }))}
        />
        <Select
          variant="filter"
          {...field('target_kind', messages.kind)}
          blankLabel={messages.any}
          items={Object.entries(messages.kinds).map(([value, label]) => ({ value, label }))}
        />
        <TextInput type="date" {...field('day', messages.day)} />
      </FilterSheet>
      {Object.values(filters).some(Boolean) && <ActiveSubject {...props} />}
    </form>
  )
}

function ActiveSubject({ filters, targetName, onFilterChange, onClear }: AuditFiltersProps) {
  const messages = useAdminMessages().audit

  return (
    <div css={styles.narrowed}>
      {filters.target_id && (
        <p>
          {fill(messages.onlyTarget, { name: targetName ?? messages.oneSubject })}{' '}
          <Button onPress={() => onFilterChange('target_id', '')} size="small" variant="quiet">
            {messages.everySubject}
          </Button>
        </p>
      )}
      <Button onPress={onClear} size="small">
        {messages.clear}
      </Button>
    </div>
  )
}

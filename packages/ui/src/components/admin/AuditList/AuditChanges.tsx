import type { AuditEntry } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import { auditListStyles as styles } from './AuditList.styles.ts'
import { changesOf, wordFor } from './auditMessages.ts'

/** What was so before an act, beside what is so after it. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const messages = useAdminMessages().audit
  const changes = changesOf(entry, messages)

  if (changes.length === 0) return null
  return (
    <Table
      columns={[
        { id: 'fact', header: messages.fact, isRowHeader: true, cell: ({ name }) => name },
        {
          id: 'before',
          header: messages.before,
          cell: ({ before }) => (
            <div css={styles.before} dir="auto">
              {before}
            </div>
          ),
        },
        {
          id: 'after',
          header: messages.after,
          cell: ({ after, isChanged }) => (
            <div css={isChanged ? styles.after : undefined} dir="auto">
              {after}
            </div>
          ),
        },
      ]}
      css={styles.changes}
      items={changes}
      label={fill(messages.changes, { act: wordFor(messages.acts, entry.act) })}
      look="plain"
      rowKey={({ key }) => key}
    />
  )
}

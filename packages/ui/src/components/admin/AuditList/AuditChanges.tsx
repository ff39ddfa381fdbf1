import type { AuditEntry } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { auditListStyles } from './AuditList.styles.ts'
import { changesOf, wordFor } from './auditMessages.ts'

/** What was so before an act, beside what is so after it. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const messages = adminMessages.audit
  const styles = auditListStyles(useTheme())
  const changes = changesOf(entry)

  if (changes.length === 0) return null
  return (
    <table css={styles.changes}>
      <caption>
        <VisuallyHidden>
          {fill(messages.changes, { act: wordFor(messages.acts, entry.act) })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.fact}</th>
          <th scope="col">{messages.before}</th>
          <th scope="col">{messages.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, name, before, after, isChanged }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td css={styles.before} dir="auto">
              {before}
            </td>
            <td css={isChanged ? styles.after : undefined} dir="auto">
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

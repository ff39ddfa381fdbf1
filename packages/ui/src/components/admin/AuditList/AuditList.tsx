import type { AuditEntry } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { auditListStyles } from './AuditList.styles.ts'
import { wordFor } from './auditMessages.ts'

export interface AuditListProps {
  /** From the latest to the oldest. */
  entries: readonly AuditEntry[]
  /** The log narrowed to what one person did, by username. */
  actorHref: (username: string) => string
  /** The log narrowed to what was done to one subject. */
  targetHref: (kind: string, id: string) => string
}

/** Acts one below the other: when, who, what, to what, and what that changed. */
export function AuditList({ entries, ...hrefs }: AuditListProps) {
  const styles = auditListStyles(useTheme())

  return (
    <ol aria-label={adminMessages.audit.list} css={styles.list}>
      {entries.map((entry) => (
        <li css={styles.entry} key={entry.id}>
          <Deed {...hrefs} entry={entry} />
          <AuditChanges entry={entry} />
        </li>
      ))}
    </ol>
  )
}

type Hrefs = Pick<AuditListProps, 'actorHref' | 'targetHref'>

function Deed({ entry, actorHref, targetHref }: Hrefs & { entry: AuditEntry }) {
  const { acts } = adminMessages.audit
  const styles = auditListStyles(useTheme())

  return (
    <div css={styles.deed}>
      <When instant={entry.happened_at} />
      <h2 css={styles.act}>{wordFor(acts, entry.act)}</h2>
      <p css={styles.line}>
        <Actor actorHref={actorHref} entry={entry} />
      </p>
      <Target entry={entry} targetHref={targetHref} />
    </div>
  )
}

/** Day and minute of UTC, as the filter of days has it. */
function When({ instant }: { instant: string }) {
  const styles = auditListStyles(useTheme())
  const [day, time] = [instant.slice(0, 10), instant.slice(11, 19)]

  return (
    <time css={styles.when} dateTime={instant}>
      {fill(adminMessages.audit.when, { day, time })}
    </time>
  )
}

function Actor({ entry, actorHref }: Pick<Hrefs, 'actorHref'> & { entry: AuditEntry }) {
  const { nobody, stranger } = adminMessages.audit
  const { actor_name, actor_id } = entry

  if (actor_name) return <Link href={actorHref(actor_name)}>{actor_name}</Link>
  return actor_id ? stranger : nobody
}

/** What has a name while it is there, and so is worth a page of its own. */
const NAMED = ['user', 'story', 'category', 'tag']

function Target({ entry, targetHref }: Pick<Hrefs, 'targetHref'> & { entry: AuditEntry }) {
  const { kinds, gone, only } = adminMessages.audit
  const styles = auditListStyles(useTheme())
  const { target_kind, target_id, target_name } = entry

  if (!target_kind || !target_id) return null
  const hasNames = NAMED.includes(target_kind)
  return (
    <p css={styles.line}>
      {wordFor(kinds, target_kind)}
      {target_name && <b dir="auto">{target_name}</b>}
      {hasNames && !target_name && <span css={styles.quiet}>({gone})</span>}
      {hasNames && (
        <Link href={targetHref(target_kind, target_id)}>
          {only}
          {target_name && <VisuallyHidden>: {target_name}</VisuallyHidden>}
        </Link>
      )}
    </p>
  )
}

import type { AuditEntry } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import type { ListState } from '../../../../design-system/primitives/Table/StateRow.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { reportedPlace } from '../ReportList/reportedPlace.ts'
import { auditListStyles as styles } from './AuditList.styles.ts'
import { changesOf, wordFor } from './auditMessages.ts'

interface TargetHrefs {
  /** Returns the URL of the log filtered by a target. */
  targetHref: (kind: string, id: string) => string
  storyHref: (id: string) => string
}

export interface AuditListProps extends TargetHrefs, ListState {
  /** Newest first. */
  entries: readonly AuditEntry[]
  /** Returns the URL of the log filtered by a user. */
  actorHref: (username: string) => string
}

/** Returns day and time in UTC, like the day filter. */
const timeOf = ({ happened_at }: AuditEntry) => ({
  day: happened_at.slice(0, 10),
  time: happened_at.slice(11, 19),
})

export function AuditList({ entries, actorHref, targetHref, storyHref, ...state }: AuditListProps) {
  const messages = useAdminMessages().audit
  const { columns: headers } = messages

  return (
    <Table<AuditEntry>
      {...state}
      columns={[
        {
          id: 'deed',
          header: headers.deed,
          isRowHeader: true,
          cell: (entry) => (
            <div css={styles.deed}>
              <b css={styles.act}>{wordFor(messages.acts, entry.act)}</b>
              <time css={styles.when} dateTime={entry.happened_at}>
                {fill(messages.when, timeOf(entry))}
              </time>
            </div>
          ),
        },
        {
          id: 'actor',
          header: headers.actor,
          card: 'fact',
          cell: ({ actor_name, actor_id }) =>
            actor_name ? (
              <Link href={actorHref(actor_name)}>{actor_name}</Link>
            ) : actor_id ? (
              messages.stranger
            ) : (
              messages.nobody
            ),
        },
        {
          id: 'target',
          header: headers.target,
          card: 'fact',
          cell: (entry) => <Target entry={entry} storyHref={storyHref} targetHref={targetHref} />,
        },
        {
          id: 'changes',
          header: headers.changes,
          width: 'wide',
          cell: (entry) => <Changes entry={entry} />,
        },
      ]}
      items={entries}
      label={messages.list}
      rowKey={({ id }) => id}
    />
  )
}

/** Target types that have a name and a log of their own. */
const NAMED = ['user', 'story', 'category', 'tag', 'report']

function Target({ entry, targetHref, storyHref }: TargetHrefs & { entry: AuditEntry }) {
  const { audit, review } = useAdminMessages()
  const { target_kind, target_id, report } = entry
  const name =
    entry.target_name && reportedPlace(entry.target_name, report?.scene ?? null, review.reports)

  if (!target_kind || !target_id) return null
  const hasNames = NAMED.includes(target_kind)
  return (
    <>
      <p css={styles.line}>
        {wordFor(audit.kinds, target_kind)}
        {name && <b dir="auto">{name}</b>}
        {hasNames && !name && <span css={styles.quiet}>({audit.gone})</span>}
        {hasNames && (
          <Link href={targetHref(target_kind, target_id)}>
            {audit.only}
            {name && <VisuallyHidden>: {name}</VisuallyHidden>}
          </Link>
        )}
      </p>
      {report && (
        <p css={styles.line}>
          {review.reports.reasons[report.reason]}
          {report.is_story_there ? (
            <Link href={storyHref(report.story_id)}>{review.reports.view}</Link>
          ) : (
            <span css={styles.quiet}>({review.reports.storyGone})</span>
          )}
        </p>
      )}
      {report?.note.trim() && (
        <blockquote aria-label={review.reports.note} dir="auto">
          {report.note}
        </blockquote>
      )}
    </>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
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

import type { AuditEntry } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { reportedPlace } from '../ReportList/reportedPlace.ts'
import { auditListStyles as styles } from './AuditList.styles.ts'
import { wordFor } from './auditMessages.ts'

/** Ways from an event to the others of its person, or of what it was done to. */
export interface AuditHrefs {
  /** The log narrowed to what one person did, by username. */
  actorHref: (username: string) => string
  /** The log narrowed to what was done to one subject. */
  targetHref: (kind: string, id: string) => string
  /** Where a story is seen as its readers see it. */
  storyHref: (id: string) => string
}

/** What was done, and when. */
export function Deed({ entry }: { entry: AuditEntry }) {
  const adminMessages = useAdminMessages()

  return (
    <div css={styles.deed}>
      <b css={styles.act}>{wordFor(adminMessages.audit.acts, entry.act)}</b>
      <When instant={entry.happened_at} />
    </div>
  )
}

/** Day and minute of UTC, as the filter of days has it. */
function When({ instant }: { instant: string }) {
  const adminMessages = useAdminMessages()
  const [day, time] = [instant.slice(0, 10), instant.slice(11, 19)]

  return (
    <time css={styles.when} dateTime={instant}>
      {fill(adminMessages.audit.when, { day, time })}
    </time>
  )
}

/** Who did it. */
export function Actor({ entry, actorHref }: Pick<AuditHrefs, 'actorHref'> & { entry: AuditEntry }) {
  const { nobody, stranger } = useAdminMessages().audit
  const { actor_name, actor_id } = entry

  if (actor_name) return <Link href={actorHref(actor_name)}>{actor_name}</Link>
  return actor_id ? stranger : nobody
}

/** What has a name while it is there, and so is worth a page of its own. */
const NAMED = ['user', 'story', 'category', 'tag', 'report']

/** What it was done to. */
export function Target({
  entry,
  targetHref,
  storyHref,
}: Pick<AuditHrefs, 'targetHref' | 'storyHref'> & { entry: AuditEntry }) {
  const { audit, review } = useAdminMessages()
  const { kinds, gone, only } = audit
  const { target_kind, target_id, report } = entry
  const target_name =
    entry.target_name && reportedPlace(entry.target_name, report?.scene ?? null, review.reports)

  if (!target_kind || !target_id) return null
  const hasNames = NAMED.includes(target_kind)
  return (
    <>
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
      {report && <Reported {...report} storyHref={storyHref} />}
    </>
  )
}

interface ReportedProps extends NonNullable<AuditEntry['report']> {
  /** Where a story is seen as its readers see it. */
  storyHref: (id: string) => string
}

/** What a reader had against a story, in their own words. */
function Reported({ story_id, is_story_there, reason, note, storyHref }: ReportedProps) {
  const { reasons, view, storyGone, note: noteLabel } = useAdminMessages().review.reports

  return (
    <>
      <p css={styles.line}>
        {reasons[reason]}
        {is_story_there ? (
          <Link href={storyHref(story_id)}>{view}</Link>
        ) : (
          <span css={styles.quiet}>({storyGone})</span>
        )}
      </p>
      {note.trim() && (
        <blockquote aria-label={noteLabel} dir="auto">
          {note}
        </blockquote>
      )}
    </>
  )
}

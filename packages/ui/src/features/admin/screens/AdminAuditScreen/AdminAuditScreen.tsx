import type { AuditEntry } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { reportedPlace } from '../../components/ReportList/reportedPlace.ts'
import { changesOf, wordFor } from './auditMessages.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { FilterSheet } from '../../../story/components/FilterSheet/FilterSheet.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, tile, doubleLine } = theme

const styles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    paddingBlockEnd: space.l,
    borderBlockEnd: doubleLine,
    '& > :is(:first-child, button)': { gridColumn: '1 / -1' },
    [media.from.l]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  narrowed: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.l}`,
    gridColumn: '1 / -1',
  },
  turn: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.xl,
  },
  deed: { display: 'grid', minInlineSize: 0 },
  when: {
    color: color.textMuted,
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  act: { color: color.text, font: `600 ${size.body}/1.4 ${font.interface}` },
  line: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    columnGap: space.s,
    [media.from.l]: { minInlineSize: tile.l },
    color: color.textSecondary,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
  },
  quiet: { color: color.textMuted },
  changes: {
    tableLayout: 'fixed' as const,
    borderRadius: radius.m,
    background: color.surface,
    '& :is(th, td)': {
      padding: `${space.xsPlus} ${space.m} ${space.xs}`,
      verticalAlign: 'top' as const,
      overflowWrap: 'anywhere' as const,
    },
    '& tr:last-child > *': { borderBlockEnd: 0 },
  },
  before: { color: color.textSecondary },
  after: { color: color.accent, fontWeight: 600 },
}

export type AuditFilterName = 'actor' | 'act' | 'target_kind' | 'target_id' | 'day'

interface AdminAuditScreenProps {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  /** Log entries, newest first. */
  entries: readonly AuditEntry[]
  /** Number of days that the log is stored. Undefined if it is not known. */
  days?: number | undefined
  filters: Partial<Record<AuditFilterName, string>>
  acts: readonly string[]
  targetName?: string | null | undefined
  onFilterChange: (name: AuditFilterName, value: string) => void
  onClear: () => void
  /** URL of the page with older events. Null on the last page. */
  olderHref: string | null
  /** URL of the first page. Null if this is the first page. */
  newestHref: string | null
  actorHref: (username: string) => string
  targetHref: (kind: string, id: string) => string
  storyHref: (id: string) => string
}

export function AdminAuditScreen(props: AdminAuditScreenProps) {
  const { status, days, olderHref, newestHref } = props
  const messages = useAdminMessages().audit
  const { counted } = useFormat()

  return (
    <>
      <PageHeader
        lead={
          <>
            {messages.lead}
            {days !== undefined && ` ${counted(messages.reach, days)}`}
          </>
        }
        title={messages.title}
      />
      <AuditFilters {...props} />
      <AuditTable {...props} />
      {status === 'ready' && (olderHref || newestHref) && (
        <nav aria-label={messages.pages} css={styles.turn}>
          {newestHref && <ButtonLink href={newestHref}>{messages.newest}</ButtonLink>}
          {olderHref && <ButtonLink href={olderHref}>{messages.older}</ButtonLink>}
        </nav>
      )}
    </>
  )
}

function AuditTable(props: AdminAuditScreenProps) {
  const { status, error, onRetry, onClear, entries, actorHref } = props
  const messages = useAdminMessages().audit
  const { columns: headers } = messages

  return (
    <Table<AuditEntry>
      columns={[
        {
          id: 'deed',
          header: headers.deed,
          isRowHeader: true,
          cell: ({ act, happened_at }) => (
            <div css={styles.deed}>
              <b css={styles.act}>{wordFor(messages.acts, act)}</b>
              <time css={styles.when} dateTime={happened_at}>
                {/* The time is in UTC, like the filter for the day. */}
                {fill(messages.when, {
                  day: happened_at.slice(0, 10),
                  time: happened_at.slice(11, 19),
                })}
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
          cell: (entry) => <Target {...props} entry={entry} />,
        },
        {
          id: 'changes',
          header: headers.changes,
          width: 'wide',
          cell: (entry) => <Changes entry={entry} />,
        },
      ]}
      empty={
        <EmptyState
          action={<Button onPress={onClear}>{messages.clear}</Button>}
          hint={messages.noneHint}
          title={messages.none}
        />
      }
      failed={
        <ErrorState
          message={error ?? messages.failedHint}
          onRetry={onRetry}
          title={messages.failed}
        />
      }
      items={status === 'ready' ? entries : []}
      label={messages.list}
      loading={messages.loading}
      rowKey={({ id }) => id}
      status={status}
    />
  )
}

/** Kinds of objects that have a name and a page with their own log entries. */
const NAMED = ['user', 'story', 'category', 'tag', 'report']

function Target({
  entry,
  targetHref,
  storyHref,
}: Pick<AdminAuditScreenProps, 'targetHref' | 'storyHref'> & { entry: AuditEntry }) {
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

function AuditFilters(props: AdminAuditScreenProps) {
  const { filters, acts, targetName, onFilterChange, onClear } = props
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
      {Object.values(filters).some(Boolean) && (
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
      )}
    </form>
  )
}

import { AuditList } from '../../components/AuditList/AuditList.tsx'
import type { AuditListProps } from '../../components/AuditList/AuditList.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { adminWords } from '../../messages/adminWords.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminAuditScreenStyles } from './AdminAuditScreen.styles.ts'
import { AuditFilters } from './AuditFilters.tsx'
import type { AuditFiltersProps } from './AuditFilters.tsx'

export interface AdminAuditScreenProps extends AuditFiltersProps, AuditListProps {
  /** How far the log for these filters is. */
  status: 'loading' | 'failed' | 'ready'
  /** Why it failed, in a sentence. */
  error?: string | undefined
  /** Asks for the log again after a failure. */
  onRetry: () => void
  /** The page of events before these; null where there are none. */
  olderHref: string | null
  /** The first page; null while it shows. */
  newestHref: string | null
}

/** Who did what to what, and what that changed. */
export function AdminAuditScreen({
  filters,
  acts,
  targetName,
  onFilter,
  onClear,
  ...found
}: AdminAuditScreenProps) {
  const words = adminWords.audit
  const styles = adminAuditScreenStyles(useTheme())

  return (
    <>
      <h1 css={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <p css={styles.lead}>{words.lead}</p>
      <AuditFilters {...{ filters, acts, targetName, onFilter, onClear }} />
      <Found {...found} onClear={onClear} />
    </>
  )
}

type FoundProps = Omit<AdminAuditScreenProps, 'filters' | 'acts' | 'targetName' | 'onFilter'>

function Found(props: FoundProps) {
  const { status, error, onRetry, onClear, olderHref, newestHref, ...list } = props
  const words = adminWords.audit

  if (status === 'loading') return <Waiting />
  if (status === 'failed') {
    return <ErrorState message={error ?? words.failedHint} onRetry={onRetry} title={words.failed} />
  }
  return (
    <>
      {list.entries.length === 0 ? (
        <EmptyState
          action={<Button onPress={onClear}>{words.clear}</Button>}
          hint={words.noneHint}
          title={words.none}
        />
      ) : (
        <AuditList {...list} />
      )}
      <Turn newestHref={newestHref} olderHref={olderHref} />
    </>
  )
}

function Turn({ olderHref, newestHref }: Pick<FoundProps, 'olderHref' | 'newestHref'>) {
  const words = adminWords.audit
  const styles = adminAuditScreenStyles(useTheme())

  if (!olderHref && !newestHref) return null
  return (
    <nav aria-label={words.pages} css={styles.turn}>
      {newestHref && <ButtonLink href={newestHref}>{words.newest}</ButtonLink>}
      {olderHref && <ButtonLink href={olderHref}>{words.older}</ButtonLink>}
    </nav>
  )
}

const ROWS = ['one', 'two', 'three', 'four', 'five']

function Waiting() {
  const styles = adminAuditScreenStyles(useTheme())

  return (
    <div css={styles.waiting} role="status">
      <VisuallyHidden>{adminWords.audit.loading}</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton height="96px" key={row} shape="block" />
      ))}
    </div>
  )
}

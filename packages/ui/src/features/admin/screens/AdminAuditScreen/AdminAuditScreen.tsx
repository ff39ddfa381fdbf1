import { AuditList, type AuditListProps } from '../../components/AuditList/AuditList.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminAuditScreenStyles as styles } from './AdminAuditScreen.styles.ts'
import { AuditFilters, type AuditFiltersProps } from './AuditFilters.tsx'

export interface AdminAuditScreenProps
  extends AuditFiltersProps, Omit<AuditListProps, 'loading' | 'failed' | 'empty'> {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  /** Retention of the log, in days. Undefined if unknown. */
  days?: number | undefined
  onRetry: () => void
  /** URL of the next page of older events, or null. */
  olderHref: string | null
  /** URL of the first page, or null on that page. */
  newestHref: string | null
}

export function AdminAuditScreen(props: AdminAuditScreenProps) {
  const { filters, acts, targetName, onFilterChange, onClear, days, ...list } = props
  const { status, error, onRetry, olderHref, newestHref, ...events } = list
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
      <AuditFilters {...{ filters, acts, targetName, onFilterChange, onClear }} />
      <AuditList
        {...events}
        empty={
          <EmptyState
            action={<Button onPress={onClear}>{messages.clear}</Button>}
            hint={messages.noneHint}
            title={messages.none}
          />
        }
        entries={status === 'ready' ? events.entries : []}
        failed={
          <ErrorState
            message={error ?? messages.failedHint}
            onRetry={onRetry}
            title={messages.failed}
          />
        }
        loading={messages.loading}
        status={status}
      />
      {status === 'ready' && (olderHref || newestHref) && (
        <nav aria-label={messages.pages} css={styles.turn}>
          {newestHref && <ButtonLink href={newestHref}>{messages.newest}</ButtonLink>}
          {olderHref && <ButtonLink href={olderHref}>{messages.older}</ButtonLink>}
        </nav>
      )}
    </>
  )
}

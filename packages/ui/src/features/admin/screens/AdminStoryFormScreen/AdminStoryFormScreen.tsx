import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { AdminStoryForm, type AdminStoryFormProps } from './AdminStoryForm.tsx'
import { adminStoryFormScreenStyles as styles } from './AdminStoryFormScreen.styles.ts'

export interface AdminStoryFormScreenProps {
  kind: 'create' | 'update'
  /** A new story is always `ready`. */
  status: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  backHref: string
  /** URL of the story's page. Absent for a new story. */
  viewHref?: string | undefined
  /** URL of the versions of the story. Absent for a new story. */
  versionsHref?: string | undefined
  /** Null until the status is `ready`. */
  form: Omit<AdminStoryFormProps, 'kind'> | null
}

export function AdminStoryFormScreen(props: AdminStoryFormScreenProps) {
  const { kind, status, onRetry, backHref, viewHref, versionsHref, form } = props
  const { form: messages } = useAdminMessages()

  return (
    <>
      <div css={styles.ways}>
        <ButtonLink href={backHref} icon="arrowLeft" size="small" variant="quiet">
          {messages.back}
        </ButtonLink>
        {viewHref !== undefined && (
          <ButtonLink href={viewHref} icon="eye" size="small" variant="quiet">
            {messages.view}
          </ButtonLink>
        )}
        {versionsHref !== undefined && (
          <ButtonLink href={versionsHref} size="small" variant="quiet">
            {messages.sections.versions}
          </ButtonLink>
        )}
      </div>
      {status === 'ready' && form ? (
        <AdminStoryForm {...form} kind={kind} />
      ) : (
        <PageHeader title={kind === 'create' ? messages.newTitle : messages.editTitle} />
      )}
      {status === 'loading' && <Spinner isPage label={messages.loading} />}
      {status === 'failed' && <ErrorState message={messages.failed} onRetry={onRetry} />}
    </>
  )
}

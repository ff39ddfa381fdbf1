import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { AdminStoryForm, type AdminStoryFormProps } from './AdminStoryForm.tsx'
import { adminStoryFormScreenStyles as styles } from './AdminStoryFormScreen.styles.ts'

export interface AdminStoryFormScreenProps {
  /** A new story, or a change of one that exists. */
  kind: 'create' | 'update'
  /** The story is on its way, could not be had, or is there; a new one is. */
  status: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  backHref: string
  /** The story as readers see it; absent for a new one. */
  viewHref?: string | undefined
  /** Address of the versions of the story. Absent for a new one. */
  versionsHref?: string | undefined
  /** There once the status is `ready`. */
  form: Omit<AdminStoryFormProps, 'kind'> | null
}

/** Writes a new story, or changes any one, on a single page. */
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
        <h1 tabIndex={-1}>{kind === 'create' ? messages.newTitle : messages.editTitle}</h1>
      )}
      {status === 'loading' && <Spinner isPage label={messages.loading} />}
      {status === 'failed' && <ErrorState message={messages.failed} onRetry={onRetry} />}
    </>
  )
}

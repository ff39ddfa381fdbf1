import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { EditStoryForm } from './EditStoryForm.tsx'
import type { EditStoryFormProps } from './EditStoryForm.tsx'
import { editStoryScreenStyles } from './EditStoryScreen.styles.ts'

export interface EditStoryScreenProps {
  /** The story is on its way, could not be had, or is there. */
  status: 'loading' | 'failed' | 'ready'
  /** Why it could not be had, as a sentence. */
  error?: string | undefined
  /** Asks for it again. */
  onRetry: () => void
  /** The author's own stories. */
  backHref: string
  /** There once the status is `ready`. */
  form: EditStoryFormProps | null
}

/** Changes a story that exists. */
export function EditStoryScreen({ status, error, onRetry, backHref, form }: EditStoryScreenProps) {
  const { edit } = useMessages().authoring
  const styles = editStoryScreenStyles(useTheme())

  return (
    <>
      <Link css={styles.back} href={backHref}>
        {edit.back}
      </Link>
      {status === 'ready' && form ? <EditStoryForm {...form} /> : <h1 tabIndex={-1}>{edit.title}</h1>}
      {status === 'loading' && <Spinner isPage label={edit.loading} />}
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={edit.failed} />
      )}
    </>
  )
}

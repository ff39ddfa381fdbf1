import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { EditStoryForm, type EditStoryFormProps } from './EditStoryForm.tsx'
import { editStoryScreenStyles as styles } from './EditStoryScreen.styles.ts'

export interface EditStoryScreenProps {
  status: 'loading' | 'failed' | 'ready'
  /** Sentence about a loading error. */
  error?: string | undefined
  onRetry: () => void
  onBack: () => void
  versionsHref: string
  previewLinkHref: string
  /** Null until the status is `ready`. */
  form: EditStoryFormProps | null
}

/** Page for editing a story. */
export function EditStoryScreen(props: EditStoryScreenProps) {
  const { status, error, onRetry, onBack, form } = props
  const { edit, mine } = useAuthoringMessages().authoring

  return (
    <>
      <div css={styles.ways}>
        <Button css={styles.back} icon="arrowLeft" onPress={onBack} size="small" variant="quiet">
          {edit.back}
        </Button>
        {status === 'ready' && (
          <span css={styles.beside}>
            <ButtonLink href={props.versionsHref} size="small" variant="quiet">
              {mine.versions}
            </ButtonLink>
            <ButtonLink href={props.previewLinkHref} size="small" variant="quiet">
              {mine.previewLink}
            </ButtonLink>
          </span>
        )}
      </div>
      {status === 'ready' && form ? (
        <EditStoryForm {...form} />
      ) : (
        <h1 css={styles.title} tabIndex={-1}>
          {edit.title}
        </h1>
      )}
      {status === 'loading' && <Spinner isPage label={edit.loading} />}
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={edit.failed} />
      )}
    </>
  )
}

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { fieldStyles as styles } from '../../primitives/Field/Field.styles.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'

export interface FieldNotesProps {
  /** Stem of the ids by which the editor finds its notes. */
  id: string
  /** Reason why the text is no structure. */
  error: string | undefined
}

/** What belongs in the editor and what is wrong with it, as below any field. */
export function FieldNotes({ id, error }: FieldNotesProps) {
  const { structure: messages } = useAuthoringMessages().authoring

  return (
    <>
      <div css={styles.error} id={`${id}-error`} role="status">
        {error && (
          <>
            <Icon name="warning" size={16} />
            <span>
              {error} {messages.invalid}
            </span>
          </>
        )}
      </div>
      <div css={styles.hint} id={`${id}-hint`}>
        {messages.jsonHint}
      </div>
    </>
  )
}

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { structureEditorStyles as styles } from './StructureEditor.styles.ts'

export interface LastChangeProps {
  /** What was taken away; null once something else was done. */
  change: string | null
  /** Takes the change back. */
  onUndo: () => void
  /** The notice was read and may go. */
  onClose: () => void
}

/** Says what has just gone, with the way back. It stays until it is read or no longer the last. */
export function LastChange({ change, onUndo, onClose }: LastChangeProps) {
  const messages = useAuthoringMessages().structure

  return (
    <div aria-label={messages.notice.label} css={styles.notices} role="status">
      {change !== null && (
        <div css={styles.notice}>
          <p css={styles.told} dir="auto">
            {change}
          </p>
          <Button icon="undo" onPress={onUndo} size="small">
            {messages.undo}
          </Button>
          <IconButton icon="close" label={messages.notice.dismiss} onPress={onClose} size="small" />
        </div>
      )}
    </div>
  )
}

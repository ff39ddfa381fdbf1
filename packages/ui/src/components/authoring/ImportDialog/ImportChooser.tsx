import { DropZone, FileTrigger } from 'react-aria-components'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Cluster } from '../../primitives/Cluster/Cluster.tsx'
import { importDialogStyles as styles } from './ImportDialog.styles.ts'
import { droppedFrom, OFFERED, pickedFrom, type PickedFile } from './pickedFiles.ts'

export interface ImportChooserProps {
  /** Files were chosen or dropped. */
  onChoice: (picked: readonly PickedFile[]) => void
}

/** Takes a story of another tool, or one of ours: a file, several, a folder or a zip. */
export function ImportChooser({ onChoice }: ImportChooserProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const pick = (picked: readonly PickedFile[]) => {
    if (picked.length > 0) onChoice(picked)
  }

  return (
    <DropZone
      aria-label={messages.dropHere}
      css={styles.drop}
      onDrop={({ items }) => void droppedFrom(items).then(pick)}
    >
      <p>{messages.dropHere}</p>
      <Cluster gap="m">
        <FileTrigger
          acceptedFileTypes={OFFERED}
          allowsMultiple
          onSelect={(files) => pick(pickedFrom(files))}
        >
          <Button size="small" variant="primary">
            {messages.chooseFiles}
          </Button>
        </FileTrigger>
        <FileTrigger acceptDirectory onSelect={(files) => pick(pickedFrom(files))}>
          <Button size="small">{messages.chooseFolder}</Button>
        </FileTrigger>
      </Cluster>
      <p css={styles.readable}>{messages.readable}</p>
    </DropZone>
  )
}

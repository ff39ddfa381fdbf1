import type { DraftStructure } from '@kathasagar/story/schema'
import { useState } from 'react'
import type { ImportedStory, ImportProgress } from '@kathasagar/interchange'

import type { StoryExchange } from '../../../authoring/storyExchange.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useImportMessage } from '../../../messages/useImportMessage.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { ImportChooser } from './ImportChooser.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { importDialogStyles as styles } from './ImportDialog.styles.ts'
import { nameOfAll, type PickedFile } from './pickedFiles.ts'
import { useReading } from './useReading.ts'

export interface ImportDialogProps {
  /** Files that were picked before it opened; none: it asks for them. */
  items?: readonly PickedFile[]
  /** Reads stories written elsewhere and writes ours for others. */
  exchange: StoryExchange
  /** The dialog was left; nothing was replaced. */
  onClose: () => void
  /** Called with the structure that replaces the one that is here. */
  onReplace: (structure: DraftStructure, title: string) => void
  /** Called with the title and the fields beside the scenes of the story that is imported. */
  onBring?: ((story: ImportedStory) => void) | undefined
  /** Called with the notes to store with the draft. */
  onNotes?: ((story: ImportedStory) => void) | undefined
}

const NONE: readonly PickedFile[] = []

/** Takes the files of a story, and shows what was read before any of it replaces what is here. */
export function ImportDialog({ items = NONE, ...rest }: ImportDialogProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const [picked, setPicked] = useState(items)
  if (picked.length > 0) {
    return <ReadingDialog {...rest} onStop={() => setPicked(NONE)} picked={picked} />
  }

  return (
    <Dialog
      actions={<Button onPress={rest.onClose}>{messages.close}</Button>}
      isOpen
      onClose={rest.onClose}
      title={messages.bring}
    >
      <ImportChooser onChoice={setPicked} />
    </Dialog>
  )
}

interface ReadingDialogProps extends Omit<ImportDialogProps, 'items'> {
  /** What is read. */
  picked: readonly PickedFile[]
  /** The reading is to end; other files may be picked. */
  onStop: () => void
}

function ReadingDialog({ picked, exchange, onClose, onStop, ...taking }: ReadingDialogProps) {
  const say = useImportMessage()
  const { exchange: messages } = useAuthoringMessages().structure
  const { read, progress } = useReading(picked, exchange)
  const name = nameOfAll(picked)
  if (read && !('code' in read)) {
    return <ImportPreview {...taking} name={name} onClose={onClose} story={read} />
  }

  return (
    <Dialog
      actions={
        <>
          {!read && <Button onPress={onStop}>{messages.stop}</Button>}
          {read && <Button onPress={onClose}>{messages.close}</Button>}
          {read && <Button onPress={onStop}>{messages.others}</Button>}
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(read ? messages.refused : messages.reading, { name })}
    >
      {!read && <ReadingProgress progress={progress} />}
      {read && (
        <p role="alert">
          {read.line === null
            ? say(read.message)
            : fill(messages.line, { line: read.line, message: say(read.message) })}
        </p>
      )}
    </Dialog>
  )
}

/** Where each step begins, in percent. */
const BEGINS = { unpacking: 2, reading: 10, walking: 40, keeping: 90 } as const
const SPANS = { unpacking: 8, reading: 30, walking: 50, keeping: 10 } as const

function ReadingProgress({ progress: { step, share } }: { progress: ImportProgress }) {
  const { exchange: messages } = useAuthoringMessages().structure

  return (
    <div css={styles.progress}>
      <p>{messages.steps[step]}</p>
      <ProgressBar label={messages.steps[step]} value={BEGINS[step] + share * SPANS[step]} />
    </div>
  )
}

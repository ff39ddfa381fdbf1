import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useMemo, useState } from 'react'
import type { DraftStructure } from '@kathasagar/api/contract'
import type { ImportedStory, ImportRefusal } from '@kathasagar/api/interchange'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'
import { OPENED_BYTES } from '../../../authoring/storyExchange.ts'
import type { StoryExchange } from '../../../authoring/storyExchange.ts'

export interface ImportDialogProps {
  /** What the author picked. */
  file: File
  /** Reads stories written elsewhere and writes ours for others. */
  exchange: StoryExchange
  /** The dialog was left; nothing was replaced. */
  onClose: () => void
  /** The story of the file is to take the place of the one that is here. */
  onReplace: (structure: DraftStructure, title: string) => void
}

const KIB = 1024

/** Signs that turn the direction of all that follows them on the line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

type Read = ImportedStory | ImportRefusal

async function readFile(file: File, exchange: StoryExchange): Promise<Read> {
  try {
    // No more is opened than shows that it is too large.
    return await exchange.read(file.name, await file.slice(0, OPENED_BYTES).text())
  } catch {
    return { code: 'unreadable', message: file.name, line: null }
  }
}

/** What was read from a file, before any of it replaces what is here. */
export function ImportDialog({ file, exchange, onClose, onReplace }: ImportDialogProps) {
  const { exchange: messages } = useMessages().structure
  const [read, setRead] = useState<Read | null>(null)

  useEffect(() => {
    let isGone = false
    void readFile(file, exchange).then((found) => {
      if (!isGone) setRead(found)
    })
    return () => {
      isGone = true
    }
  }, [file, exchange])

  if (read && !('code' in read)) {
    return <Preview file={file} onClose={onClose} onReplace={onReplace} story={read} />
  }
  return (
    <Dialog
      actions={<Button onPress={onClose}>{messages.close}</Button>}
      isOpen
      onClose={onClose}
      title={fill(read ? messages.refused : messages.reading, { name: file.name })}
    >
      {read && (
        <p role="alert">
          {read.line === null
            ? read.message
            : fill(messages.line, { line: read.line, message: read.message })}
        </p>
      )}
    </Dialog>
  )
}

interface PreviewProps extends Omit<ImportDialogProps, 'exchange'> {
  /** What was read, with notes on what could not be carried over. */
  story: ImportedStory
}

function Preview({ story, file, onClose, onReplace }: PreviewProps) {
  const { exchange: messages } = useMessages().structure
  const styles = importDialogStyles(useTheme())
  const title = story.title.replace(TURNING, '').trim() || file.name

  const handleReplace = () => {
    // Read from a file, it is a structure like any other; only its type forbids changing it.
    onReplace(structuredClone(story.structure) as DraftStructure, title)
  }

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.keep}</Button>
          <Button onPress={handleReplace} variant="gold">
            {messages.replace}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(messages.title, { title })}
    >
      <Extent story={story} />
      <div css={styles.notes}>
        <ImportNotes notes={story.notes} />
      </div>
    </Dialog>
  )
}

/** How much comes, and whether it is more than can be saved. */
function Extent({ story: { structure } }: Pick<PreviewProps, 'story'>) {
  const { exchange: messages } = useMessages().structure
  const { structure: counted } = useMessages().authoring
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  const bytes = useMemo(() => new Blob([JSON.stringify(structure)]).size, [structure])
  const scenes = Object.values(structure.nodes)
  const endings = scenes.filter(({ choices }) => choices.length === 0).length
  const sums = {
    size: count(Math.ceil(bytes / KIB)),
    most: count(LIMITS.storyBodyMax / KIB),
  }

  return (
    <>
      <p>
        {fill(messages.summary, {
          scenes: fill(scenes.length === 1 ? counted.oneScene : counted.scenes, {
            count: count(scenes.length),
          }),
          endings: fill(endings === 1 ? counted.oneEnding : counted.endings, {
            count: count(endings),
          }),
        })}{' '}
        {messages.replaces}
      </p>
      {bytes > LIMITS.storyBodyMax && (
        <p css={styles.tooLarge} role="alert">
          {fill(messages.tooLarge, sums)}
        </p>
      )}
    </>
  )
}

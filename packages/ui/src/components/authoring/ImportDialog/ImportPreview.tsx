import type { DraftStructure } from '@kathasagar/story/schema'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useMemo, useState } from 'react'
import type { ImportedStory } from '@kathasagar/interchange'

import type { ReadStory } from '../../../authoring/storyExchange.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { ImportDialogProps } from './ImportDialog.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'
import { losesOfStory } from './losesOfStory.ts'
import { ImportFixes } from './ImportFixes.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { ImportWays, type ImportWay } from './ImportWays.tsx'

const KIB = 1024

/** Signs that turn the direction of all that follows them on the line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

const NONE: ReadonlySet<string> = new Set()

export interface ImportPreviewProps extends Pick<
  ImportDialogProps,
  'onClose' | 'onReplace' | 'onBring' | 'onNotes'
> {
  /** What the files are called. */
  name: string
  /** What was read, with notes on what could not be carried over. */
  story: ReadStory
}

/** What of a story that is turned into scenes is taken. */
function useChosen(story: ReadStory) {
  const [isBrought, setBrought] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE)
  const taken = useMemo(() => story.without(left), [story, left])
  return { isBrought, setBrought, left, setLeft, taken }
}

/** Takes a page that plays its story itself in place of scenes, once it is kept. */
function useKeeping({ asIs }: Pick<ReadStory, 'asIs'>) {
  const page = asIs === 'needed' ? undefined : asIs
  const [way, setWay] = useState<ImportWay>(page?.isOnly ? 'page' : 'scenes')
  const [keeping, setKeeping] = useState<'busy' | 'failed' | null>(null)

  const handleKeep = async (onKept: (structure: DraftStructure) => void) => {
    setKeeping('busy')
    const structure = await page?.keep()
    if (!structure) return setKeeping('failed')
    onKept(structuredClone(structure) as DraftStructure)
  }
  const ways = { asIs, value: way, onChange: setWay, hasFailed: keeping === 'failed' }
  const onKeep = page && way === 'page' ? handleKeep : null
  return { ways, isKeeping: keeping === 'busy', onKeep }
}

/** What was read and what was lost, before any of it takes the place of what is here. */
export function ImportPreview({ story, name, onClose, ...taking }: ImportPreviewProps) {
  const { onReplace, onBring, onNotes } = taking
  const { exchange: messages } = useAuthoringMessages().structure
  const chosen = useChosen(story)
  const { taken, isBrought } = chosen
  const title = story.title.replace(TURNING, '').trim() || name
  const { ways, isKeeping, onKeep } = useKeeping(story)

  const takePage = (structure: DraftStructure) => {
    onNotes?.({ ...taken, notes: [], mends: [], replay: null })
    onReplace(structure, title)
  }
  const handleReplace = () => {
    if (onKeep) return void onKeep(takePage)
    if (story.about && isBrought) onBring?.(taken)
    onNotes?.(taken)
    // Read from a file, it is a structure like any other; only its type forbids changing it.
    onReplace(structuredClone(taken.structure) as DraftStructure, title)
  }

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.keep}</Button>
          <Button isDisabled={isKeeping} onPress={handleReplace} variant="primary">
            {messages.replace}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(messages.title, { title })}
    >
      <ImportWays {...ways} />
      {ways.value === 'scenes' && <Report {...chosen} {...{ story, onBring, onNotes }} />}
    </Dialog>
  )
}

interface ReportProps
  extends Pick<ImportDialogProps, 'onBring' | 'onNotes'>, ReturnType<typeof useChosen> {
  story: ReadStory
}

/** What becomes of a story that is turned into scenes. */
function Report({ story, taken, onBring, onNotes, ...chosen }: ReportProps) {
  const { asPage: messages } = useAuthoringMessages().structure.exchange
  const styles = importDialogStyles(useTheme())
  const isWhole = story.about !== undefined && onBring !== undefined
  const isLess = losesOfStory(taken.notes)

  return (
    <>
      <Extent story={taken} />
      {isLess && typeof story.asIs === 'object' && <p css={styles.instead}>{messages.instead}</p>}
      {isWhole && <ImportAll isBrought={chosen.isBrought} onChange={chosen.setBrought} />}
      <Notes isKept={onNotes !== undefined} story={taken} />
      <ImportFixes items={story.mends} onChange={chosen.setLeft} value={chosen.left} />
    </>
  )
}

interface ImportAllProps {
  /** The fields of the other tabs come too. */
  isBrought: boolean
  onChange: (isBrought: boolean) => void
}

/** Asks whether what the story is beside its scenes is wanted as well. */
function ImportAll({ isBrought, onChange }: ImportAllProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const styles = importDialogStyles(useTheme())

  return (
    <div css={styles.bring}>
      <Checkbox isSelected={isBrought} onChange={onChange}>
        {messages.bringAll}
      </Checkbox>
    </div>
  )
}

interface NotesProps {
  /** As it would be taken. */
  story: ImportedStory
  /** Some of the notes stay with the draft. */
  isKept: boolean
}

/** What could not be carried over, and whether the author finds it again. */
function Notes({ story, isKept }: NotesProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  const { notes, mends } = story

  return (
    <div css={styles.notes}>
      <ImportNotes story={story} />
      {isKept && notes.length + mends.length > 0 && (
        <p css={styles.more}>{fill(messages.kept, { count: count(STORY_LIMITS.importNotes) })}</p>
      )}
    </div>
  )
}

/** How much comes, and whether it is more than can be saved. */
function Extent({ story: { structure } }: { story: ImportedStory }) {
  const { exchange: messages } = useAuthoringMessages().structure
  const { structure: counted } = useAuthoringMessages().authoring
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
        {messages.replaces} {structure.ink ? messages.asInk : messages.asScenes}
      </p>
      {bytes > LIMITS.storyBodyMax && (
        <Alert css={styles.tooLarge} role="alert" tone="danger">
          {fill(messages.tooLarge, sums)}
        </Alert>
      )}
    </>
  )
}

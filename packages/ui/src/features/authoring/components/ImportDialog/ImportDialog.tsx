import type { ImportProgress, ImportRefusal } from '@kathasagar/interchange'
import type { DraftStructure } from '@kathasagar/story/schema'
import { useEffect, useState } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'

import type { ReadStory, StoryExchange } from '../../model/storyExchange.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { useImportMessage } from '../../../../messages/useImportMessage.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { recommend, type ImportMode } from './importMode.ts'
import {
  droppedFrom,
  nameOfAll,
  ACCEPTED_FILES,
  pickedFrom,
  sourcesOf,
  type PickedFile,
} from './pickedFiles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'

const { color, space, screen, radius, lineWidth } = theme

const styles = {
  drop: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'center',
    paddingBlock: space.xl,
    paddingInline: space.l,
    border: `${lineWidth.fine} dashed ${color.line}`,
    borderRadius: radius.m,
    textAlign: 'center' as const,
    '&[data-drop-target]': { background: color.neutralSurface },
  },
  scroll: { maxBlockSize: `calc(0.4 * ${screen.dynamic})` },
  notes: { '& > li': { overflowWrap: 'anywhere' as const } },
}

export interface ImportDialogProps {
  /** Files that are imported when the dialog opens. If absent, the dialog asks for files. */
  items?: readonly PickedFile[]
  exchange: StoryExchange
  onClose: () => void
  onReplace: (structure: DraftStructure, title: string) => void
  /** Called with the imported story, which has values for other fields of the form. */
  onBring?: ((story: ReadStory) => void) | undefined
}

const NONE: readonly PickedFile[] = []

export function ImportDialog({ items = NONE, ...rest }: ImportDialogProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const [picked, setPicked] = useState(items)
  const [text, setText] = useState('')
  const onChoice = (chosen: readonly PickedFile[]) => {
    if (chosen.length > 0) setPicked(chosen)
  }
  if (picked.length > 0) {
    return <ReadingDialog {...rest} onRestart={() => setPicked(NONE)} picked={picked} />
  }

  return (
    <Dialog
      actions={<Button onPress={rest.onClose}>{messages.close}</Button>}
      isOpen
      onClose={rest.onClose}
      title={messages.bring}
    >
      <Stack gap="l">
        <DropZone
          aria-label={messages.dropHere}
          css={styles.drop}
          onDrop={({ items }) => void droppedFrom(items).then(onChoice)}
        >
          <p>{messages.dropHere}</p>
          <Cluster gap="m">
            <FileTrigger
              acceptedFileTypes={ACCEPTED_FILES}
              allowsMultiple
              onSelect={(files) => onChoice(pickedFrom(files))}
            >
              <Button size="small" variant="primary">
                {messages.chooseFiles}
              </Button>
            </FileTrigger>
            <FileTrigger acceptDirectory onSelect={(files) => onChoice(pickedFrom(files))}>
              <Button size="small">{messages.chooseFolder}</Button>
            </FileTrigger>
          </Cluster>
          <Text size="small" tone="muted">
            {messages.readable}
          </Text>
        </DropZone>
        <TextArea kind="code" label={messages.paste} onChange={setText} rows={3} value={text} />
        <div>
          <Button
            isDisabled={text.trim() === ''}
            onPress={() => onChoice([{ name: messages.pasted, file: new File([text], 'pasted') }])}
            size="small"
          >
            {messages.readText}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

interface ReadingDialogProps extends Omit<ImportDialogProps, 'items'> {
  picked: readonly PickedFile[]
  onRestart: () => void
}

/** Start and length of each step of an import on the progress bar, in percent. */
const STEPS = {
  unpacking: [2, 8],
  reading: [10, 30],
  walking: [40, 50],
  keeping: [90, 10],
} as const

function ReadingDialog({ picked, onRestart, ...rest }: ReadingDialogProps) {
  const { exchange, onClose } = rest
  const { exchange: messages } = useAuthoringMessages().structure
  const say = useImportMessage()
  const [read, setRead] = useState<ReadStory | ImportRefusal | null>(null)
  const [{ step, share }, setProgress] = useState<ImportProgress>({ step: 'unpacking', share: 0 })
  const name = nameOfAll(picked)

  useEffect(() => {
    const stop = new AbortController()
    const reading = { signal: stop.signal, onProgress: setProgress }
    void sourcesOf(picked)
      .then((sources) => exchange.read(sources, reading))
      .catch((): ImportRefusal => ({ code: 'unreadable', message: name, line: null }))
      .then((found) => {
        if (!stop.signal.aborted) setRead(found)
      })
    return () => stop.abort()
  }, [picked, exchange, name])

  if (read && !('code' in read)) return <ImportPreview {...rest} name={name} story={read} />
  const [begin, span] = STEPS[step]
  return (
    <Dialog
      actions={
        <>
          {read && <Button onPress={onClose}>{messages.close}</Button>}
          <Button onPress={onRestart}>{read ? messages.others : messages.stop}</Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(read ? messages.refused : messages.reading, { name })}
    >
      {read ? (
        <p role="alert">
          {read.line === null
            ? say(read.message)
            : fill(messages.line, { line: read.line, message: say(read.message) })}
        </p>
      ) : (
        <Stack gap="s">
          <p>{messages.steps[step]}</p>
          <ProgressBar label={messages.steps[step]} value={begin + share * span} />
        </Stack>
      )}
    </Dialog>
  )
}

/** Invisible characters that change the text direction of the rest of a line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

interface ImportPreviewProps extends Omit<ImportDialogProps, 'items' | 'exchange'> {
  name: string
  story: ReadStory
}

/** Recommends a way to import the story, with a reason. */
function ImportPreview({ story, name, onClose, onReplace, onBring }: ImportPreviewProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const [isBrought, setBrought] = useState(true)
  const [state, setState] = useState<'busy' | { fault: string } | null>(null)
  const title = story.title.replace(TURNING, '').trim()
  const way = recommend(story)?.way ?? 'scenes'
  const other: ImportMode | null =
    story.page && story.page.refused === undefined ? (way === 'page' ? 'scenes' : 'page') : null

  const handleImport = async (chosen: ImportMode) => {
    const { about: _about, ...bare } = story
    const page = chosen === 'page' ? story.page : undefined
    if (page) setState('busy')
    const structure = page ? await page.save() : story.structure
    if ('fault' in structure) return setState(structure)
    onBring?.(isBrought && !page ? { ...story, title } : { ...bare, title })
    // Copies the structure, because the type of the import is read-only.
    onReplace(structuredClone(structure) as DraftStructure, title || name)
  }
  const importButton = (chosen: ImportMode, label: string) => (
    <Button
      isDisabled={state === 'busy'}
      onPress={() => void handleImport(chosen)}
      {...(chosen === way ? { variant: 'primary' } : { size: 'small' })}
    >
      {label}
    </Button>
  )

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.keep}</Button>
          {importButton(way, way === 'page' ? messages.asPage : messages.take)}
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(messages.title, { title: title || name })}
    >
      <Stack gap="m">
        <Outcome story={story} />
        {state !== null && state !== 'busy' && (
          <Alert role="alert" tone="danger">
            {fill(messages.page.failed, { why: state.fault })}
          </Alert>
        )}
        {story.about !== undefined && onBring !== undefined && (
          <Checkbox isSelected={isBrought} onChange={setBrought}>
            {messages.bringAll}
          </Checkbox>
        )}
        {(other !== null || story.notes.length > 0) && (
          <Disclosure label={messages.details}>
            <Stack gap="m">
              {other === 'page' && <p>{messages.page.meaning}</p>}
              {other && (
                <div>
                  {importButton(other, other === 'page' ? messages.asPage : messages.asScenes)}
                </div>
              )}
              <Notes notes={story.notes} />
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  )
}

function Outcome({ story }: Pick<ImportPreviewProps, 'story'>) {
  const { page, passages, structure } = story
  const { exchange: messages } = useAuthoringMessages().structure
  const { structure: counted } = useAuthoringMessages().authoring
  const say = useImportMessage()
  const { count } = useFormat()
  const recommended = recommend(story)
  const scenes = Object.values(structure.nodes)
  const endings = scenes.filter(({ choices }) => choices.length === 0).length
  const { all = 0, reached = 0, ends = 0, withLoss = 0 } = passages ?? {}
  const counts = (number: number) => ({ count: count(number), all: count(all) })
  const advice =
    recommended &&
    fill(messages.recommended[recommended.why], {
      ...counts(recommended.why === 'unreached' ? reached : withLoss),
      why: say(page?.refused ?? ''),
    })
  if (recommended?.way === 'page') {
    return (
      <>
        <p>{advice}</p>
        <p>{messages.page.meaning}</p>
        <p>{messages.replaces}</p>
      </>
    )
  }
  return (
    <>
      {advice !== null && <p>{advice}</p>}
      {structure.ink && <p>{messages.asInk}</p>}
      {!recommended && passages && (
        <Alert role="note" tone="warning">
          {withLoss > 0
            ? fill(messages.losses, counts(withLoss))
            : passages.hasScripts
              ? messages.scriptsLost
              : fill(messages.unreached, counts(reached))}
        </Alert>
      )}
      <p>
        {fill(messages.summary, {
          scenes: fill(scenes.length === 1 ? counted.oneScene : counted.scenes, {
            count: count(scenes.length),
          }),
          endings: fill(endings === 1 ? counted.oneEnding : counted.endings, {
            count: count(endings),
          }),
        })}{' '}
        {passages?.hasBack && ends > 0 && (
          <>
            {fill(ends === 1 ? messages.oneEnd : messages.ends, counts(ends))}{' '}
            {messages.goesBack}{' '}
          </>
        )}
        {messages.replaces}
      </p>
    </>
  )
}

const SHOWN = 100

function Notes({ notes }: Pick<ReadStory, 'notes'>) {
  const { exchange: messages } = useAuthoringMessages().structure
  const say = useImportMessage()
  const { count } = useFormat()
  if (notes.length === 0) return null
  const label = fill(messages.notes, { count: count(notes.length) })
  return (
    <>
      <p>{label}</p>
      <ScrollRegion css={styles.scroll} label={label}>
        <Stack as="ul" css={styles.notes} gap="s">
          {notes.slice(0, SHOWN).map(({ passage, line, message, count: places }, place) => (
            <li key={place}>
              <strong>
                <bdi>{passage ?? messages.whole}</bdi>
                {line !== null && ` · ${messages.lineHead} ${count(line)}`}
              </strong>{' '}
              {places > 1
                ? fill(messages.places, { message: say(message), count: count(places) })
                : say(message)}
            </li>
          ))}
        </Stack>
      </ScrollRegion>
    </>
  )
}

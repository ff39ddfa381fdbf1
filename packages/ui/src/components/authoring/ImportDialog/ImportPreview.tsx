import type { DraftStructure } from '@kathasagar/story/schema'
import type { ImportedStory } from '@kathasagar/interchange'
import { useState } from 'react'

import type { ReadStory } from '../../../authoring/storyExchange.ts'
import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useImportMessage } from '../../../messages/useImportMessage.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import type { ImportDialogProps } from './ImportDialog.tsx'
import { importDialogStyles as styles } from './ImportDialog.styles.ts'
import { recommend, type ImportWay } from './importWay.ts'

/** Characters that change the direction of the rest of a line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

export interface ImportPreviewProps extends Pick<
  ImportDialogProps,
  'onClose' | 'onReplace' | 'onBring' | 'onNotes'
> {
  /** Name of the files. */
  name: string
  story: ReadStory
}

/** Recommends one way to import a story, with the reason. The other way and the notes are details. */
export function ImportPreview({ story, name, onClose, ...taking }: ImportPreviewProps) {
  const { onReplace, onBring, onNotes } = taking
  const { exchange: messages } = useAuthoringMessages().structure
  const recommended = recommend(story)
  const [isBrought, setBrought] = useState(true)
  const [state, setState] = useState<'busy' | { fault: string } | null>(null)
  const way = recommended?.way ?? 'scenes'
  const other: ImportWay | null =
    story.page && story.page.refused === undefined ? (way === 'page' ? 'scenes' : 'page') : null
  const hasMore = story.about !== undefined && onBring !== undefined

  const handleImport = async (chosen: ImportWay) => {
    const { about: _about, ...bare } = story
    const title = story.title.replace(TURNING, '').trim()
    if (chosen === 'page' && story.page) {
      setState('busy')
      const structure = await story.page.save()
      if ('fault' in structure) return setState(structure)
      onBring?.({ ...bare, title })
      onNotes?.({ ...bare, notes: [] })
      return onReplace(structuredClone(structure) as DraftStructure, title || name)
    }
    onBring?.(isBrought ? { ...story, title } : { ...bare, title })
    onNotes?.(story)
    // The type forbids changes, but the structure is the caller's own.
    onReplace(structuredClone(story.structure) as DraftStructure, title || name)
  }

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.keep}</Button>
          <Button
            isDisabled={state === 'busy'}
            onPress={() => void handleImport(way)}
            variant="primary"
          >
            {way === 'page' ? messages.asPage : messages.take}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(messages.title, { title: story.title.replace(TURNING, '').trim() || name })}
    >
      <div css={styles.parts}>
        <Outcome recommended={recommended} story={story} way={way} />
        {state !== null && state !== 'busy' && (
          <Alert role="alert" tone="danger">
            {fill(messages.page.failed, { why: state.fault })}
          </Alert>
        )}
        {hasMore && (
          <Checkbox isSelected={isBrought} onChange={setBrought}>
            {messages.bringAll}
          </Checkbox>
        )}
        {(other !== null || story.notes.length > 0) && (
          <Disclosure label={messages.details}>
            <div css={styles.parts}>
              {other === 'page' && <p>{messages.page.meaning}</p>}
              {other && (
                <div>
                  <Button
                    isDisabled={state === 'busy'}
                    onPress={() => void handleImport(other)}
                    size="small"
                  >
                    {other === 'page' ? messages.asPage : messages.asScenes}
                  </Button>
                </div>
              )}
              <Notes notes={story.notes} />
            </div>
          </Disclosure>
        )}
      </div>
    </Dialog>
  )
}

type OutcomeProps = Pick<ImportPreviewProps, 'story'> & {
  recommended: ReturnType<typeof recommend>
  way: ImportWay
}

/** Says what the story becomes, and what it loses. */
function Outcome({ story: { page, passages, structure }, recommended, way }: OutcomeProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const { structure: counted } = useAuthoringMessages().authoring
  const say = useImportMessage()
  const { count } = useFormat()
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
  if (way === 'page') {
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

/** Maximum number of notes that are listed. */
const SHOWN = 100

/** Lists what was not imported as it was. */
function Notes({ notes }: Pick<ImportedStory, 'notes'>) {
  const { exchange: messages } = useAuthoringMessages().structure
  const say = useImportMessage()
  const { count } = useFormat()
  if (notes.length === 0) return null
  const label = fill(messages.notes, { count: count(notes.length) })
  return (
    <>
      <p>{label}</p>
      <ScrollRegion css={styles.scroll} label={label}>
        <ul css={styles.notes}>
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
        </ul>
      </ScrollRegion>
    </>
  )
}

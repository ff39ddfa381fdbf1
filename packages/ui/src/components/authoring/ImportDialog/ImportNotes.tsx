import { useState } from 'react'
import type { ImportedStory, ImportEffect, ImportNote } from '@kathasagar/interchange'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useImportMessage } from '../../../messages/useImportMessage.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'
import { losesOfStory } from './losesOfStory.ts'
import { ScenePeek } from './ScenePeek.tsx'

export interface ImportNotesProps {
  /** What was read, as it would be taken. */
  story: ImportedStory
}

/** Ways that were walked without a difference before that is called the same. */
const WAYS_ENOUGH = 200

/** Enough to see what kind of thing was lost. */
const SHOWN = 100

/** They say something of a scene, and leave it as it is. */
const MARKS: ReadonlySet<string> = new Set(['empty', 'unreached'])

type Shown = ImportEffect | 'all'
const EFFECTS: readonly Shown[] = ['all', 'story', 'looks', 'nothing']

const notesOf = (notes: readonly ImportNote[], effect: Shown) =>
  effect === 'all' ? notes : notes.filter((note) => note.effect === effect)

const placesOf = (notes: readonly ImportNote[]) => notes.reduce((sum, { count }) => sum + count, 0)

/** What was not carried over as it was, by what it means for readers, with its place in the file. */
export function ImportNotes({ story }: ImportNotesProps) {
  const { notes, mends, replay } = story
  const { exchange: messages } = useAuthoringMessages().structure
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  // What changes the story comes first: the rest is seldom worth an author's time.
  const [chosen, setChosen] = useState<Shown>(() => (losesOfStory(notes) ? 'story' : 'all'))
  const isSame = replay === null || (replay.differences === 0 && replay.ways >= WAYS_ENOUGH)
  const isClean = isSame && mends.every(({ kind }) => MARKS.has(kind))
  if (notes.length === 0) {
    return (
      <>
        {isClean && <p css={styles.clean}>{messages.clean}</p>}
        <ReplayLine story={story} />
      </>
    )
  }
  const shown = notesOf(notes, chosen)
  const places = placesOf(shown)
  const options = EFFECTS.map((value) => ({
    value,
    label: fill(messages.effects[value], { count: count(placesOf(notesOf(notes, value))) }),
  }))

  return (
    <>
      <ReplayLine story={story} />
      <SelectInput label={messages.effect} onChange={setChosen} items={options} value={chosen} />
      <NoteTable
        caption={fill(places === 1 ? messages.oneNote : messages.notes, { count: count(places) })}
        notes={shown.slice(0, SHOWN)}
        story={story}
      />
      {shown.length > SHOWN && (
        <p css={styles.more}>{fill(messages.moreNotes, { count: count(shown.length - SHOWN) })}</p>
      )}
    </>
  )
}

interface NoteTableProps extends ImportNotesProps, Pick<ImportedStory, 'notes'> {
  caption: string
}

function NoteTable({ caption, notes, story }: NoteTableProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  const say = useImportMessage()

  return (
    <ScrollRegion css={styles.scroll} label={messages.message}>
      <Table
        columns={[
          {
            id: 'passage',
            header: messages.passage,
            cell: ({ note: { passage, node } }) => (
              <ScenePeek lang={story.about?.language} node={node} structure={story.structure}>
                {passage ?? messages.whole}
              </ScenePeek>
            ),
          },
          { id: 'line', header: messages.lineHead, cell: ({ note: { line } }) => line },
          {
            id: 'message',
            header: messages.message,
            cell: ({ note: { message, count: places } }) =>
              places > 1
                ? fill(messages.places, { message: say(message), count: count(places) })
                : say(message),
          },
        ]}
        css={styles.table}
        isLabelShown
        items={notes.map((note, place) => ({ note, key: String(place) }))}
        label={caption}
        look="plain"
        rowKey={({ key }) => key}
      />
    </ScrollRegion>
  )
}

/** Stands where one of them tells nothing. */
const NOTHING = '–'

/** Whether the original and what came of it tell the same, on how many ways, and who played the original. */
function ReplayLine({ story: { about, notes, replay, structure } }: ImportNotesProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  if (replay === null) return null
  const { ways, differences, first } = replay
  const proof = structure.origin === 'ink' ? messages.byEngine : messages.byReader
  const sums = { ways: count(ways), differences: count(differences), proof }
  // What is named as lost is missing on both sides of the walk.
  const isLess = losesOfStory(notes)
  if (first === null && isLess) {
    return <p css={styles.beside}>{fill(messages.sameBeside, sums)}</p>
  }
  if (first === null) return <p css={styles.clean}>{fill(messages.same, sums)}</p>
  return (
    <Alert css={styles.parting} role="note" tone="warning">
      <p>{fill(messages.differs, { ...sums, node: first.node })}</p>
      <dl>
        <dt>{messages.original}</dt>
        <dd>{first.original || NOTHING}</dd>
        <dt>{messages.imported}</dt>
        <dd>{first.imported || NOTHING}</dd>
      </dl>
      <ScenePeek isAlone lang={about?.language} node={first.node} structure={structure}>
        {first.node}
      </ScenePeek>
    </Alert>
  )
}

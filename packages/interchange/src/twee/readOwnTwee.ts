import { isRefusal, type ImportedStory, type ImportRefusal } from '../shared/importedStory.ts'
import { openNotes, SECOND_PASSAGE } from '../passages/notes.ts'
import { storedStory } from '../json/readJson.ts'
import {
  bodyMark,
  FORMAT_NAME,
  readBody,
  type Extras,
  type RichChoice,
  type RichStory,
} from './ownTwee.ts'
import type { TweePassage } from './readTwee.ts'

interface OwnData {
  start: string
  title: string
  living: RichStory
  /** Not validated yet. */
  about: object
}

function ownData(passages: readonly TweePassage[]): OwnData | null {
  const data = passages.find(({ name }) => name === 'StoryData')
  try {
    const read = JSON.parse(data?.text ?? '')
    if (read?.format !== FORMAT_NAME) return null
    const { about, ...living } = read.kathasagar ?? {}
    return {
      start: String(read.start ?? ''),
      title: String(read.title ?? ''),
      living,
      about: typeof about === 'object' && about !== null ? about : {},
    }
  } catch {
    return null
  }
}

export function isOwnTwee(passages: readonly TweePassage[]): boolean {
  return ownData(passages) !== null
}

/** Reads the output of `writeTwee`, even after its texts were edited. */
export function readOwnTwee(passages: readonly TweePassage[]): ImportedStory | ImportRefusal {
  const data = ownData(passages) ?? { start: '', title: '', living: {}, about: {} }
  const own = passages.filter(({ name }) => name !== 'StoryTitle' && name !== 'StoryData')
  const first = new Map(own.toReversed().map((passage) => [passage.name, passage]))
  const told = own
    .filter((passage) => first.get(passage.name) === passage)
    .map((passage) => ({ passage, extras: extrasOf(passage) }))
  const names = new Map(
    told.map(({ passage, extras }) => [passage.name, extras.name ?? passage.name]),
  )
  const nameOf = (written: string) => names.get(written) ?? written
  const nodes = told.map(({ passage, extras }) => {
    const { title, details, scene, living, exact, body } = extras
    const isUntouched = exact !== undefined && body === bodyMark(passage.text)
    const read = readBody(passage.text)
    const toldOf = choiceMatcher(extras.choices ?? [])
    const choices = read.choices.map((choice) => ({
      ...toldOf(choice.text),
      ...choice,
      target: nameOf(choice.target),
    }))
    const words = isUntouched ? exact : { text: read.text, choices }
    const node = { ...living, ...words, title, ...(details && { details }), scene }
    return [nameOf(passage.name), node] as const
  })
  const structure = {
    ...data.living,
    start_node: nameOf(data.start),
    nodes: Object.fromEntries(nodes),
  }
  const read = storedStory(data.title, structure, data.about)
  const second = own.filter((passage) => first.get(passage.name) !== passage)
  if (isRefusal(read) || second.length === 0) return read
  const notes = openNotes()
  for (const { name, line } of second) notes.add(name, line, SECOND_PASSAGE)
  return { ...read, notes: [...read.notes, ...notes.list()] }
}

/** Matches choices by text. Equal texts are matched in order. */
function choiceMatcher(told: readonly RichChoice[]) {
  const left = [...told]
  return (words: string) => {
    const at = left.findIndex(({ text }) => text === words)
    return at < 0 ? {} : left.splice(at, 1)[0]
  }
}

function extrasOf({ metadata }: TweePassage): Extras {
  try {
    const outer: unknown = JSON.parse(metadata ?? '{}')
    if (typeof outer !== 'object' || outer === null || !('kathasagar' in outer)) return {}
    return JSON.parse(String(outer.kathasagar)) as Extras
  } catch {
    return {}
  }
}

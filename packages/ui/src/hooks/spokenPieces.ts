import { textOf, type LogEntryModel } from '../play/logEntry.ts'
import { sentencesOf, type Stretch } from '../play/sentences.ts'

/** The sentence that is being spoken: the entry it is in, and where. */
export interface Spoken extends Stretch {
  id: string
}

/** A sentence with the whole text that it stands in. */
export type Sentence = Spoken & { text: string; whole: string }

interface Told {
  /** The log, oldest first. */
  entries: readonly LogEntryModel[]
  /** BCP 47 tag of the story. */
  lang: string
}

const STORY = new Set<LogEntryModel['type']>(['narrative', 'setup', 'completion'])

/** Sentences from one entry to the end; what the interface says is left out. */
export function sentencesFrom({ entries, lang }: Told, id: string | undefined): Sentence[] {
  const first =
    id === undefined
      ? entries.findLastIndex(({ type }) => type === 'narrative')
      : entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(Math.max(first, 0))
    .filter(({ type, isGrowing }) => STORY.has(type) && !isGrowing)
    .flatMap((entry) => {
      const text = textOf(entry)
      return sentencesOf(text, lang).map(({ start, end }) => ({
        id: entry.id,
        start,
        end,
        text: text.slice(start, end),
        whole: text,
      }))
    })
}

/** Letters that a connected voice reads in one piece: longer ones would be waited for. */
const CLIP_MAX = 500

/** What a connected voice reads in one piece from a sentence on, and which sentence comes next. */
export function pieceFrom(queue: readonly Sentence[], at: number) {
  const first = queue[at]
  if (first === undefined) return null
  const { id, start, whole } = first
  const others = queue.slice(at + 1)
  const ends = others.findIndex((one) => one.id !== id || one.end - start > CLIP_MAX)
  const next = ends < 0 ? queue.length : at + 1 + ends
  const end = queue[next - 1]?.end ?? first.end
  return { id, start, end, words: whole.slice(start, end), next }
}

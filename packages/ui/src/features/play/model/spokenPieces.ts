import { textOf, type LogEntryModel } from './logEntry.ts'
import { sentencesOf, type TextSpan } from './sentences.ts'

export interface SpokenSpan extends TextSpan {
  id: string
}

export type Sentence = SpokenSpan & { text: string }

interface SpokenLog {
  entries: readonly LogEntryModel[]
  lang: string
}

const STORY = new Set<LogEntryModel['type']>(['narrative', 'setup', 'completion'])

/** Returns the sentences of the story from an entry to the end of the log. */
export function sentencesFrom({ entries, lang }: SpokenLog, id: string | undefined): Sentence[] {
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
      }))
    })
}

import type { Messages } from '../../packages/ui/src/messages/en.ts'
import { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'
import { LEVEL_TITLES } from '../../packages/server/src/domain/tasks/levels.ts'
import { TASKS } from '../../packages/server/src/domain/tasks/tasks.ts'

/** What plays are written in: the catalogues, and what the server says in English itself. */
const wholeEnglishText = {
  ...wholeEnglish,
  serverMessages: {
    ...wholeEnglish.serverMessages,
    levels: LEVEL_TITLES,
    tasks: Object.fromEntries(TASKS.map((task) => [task.id, task])),
  },
}

/** What a text on screen says in English; more than one where a language has one word for two. */
export type Reader = (text: string) => readonly string[]

export const readEnglish: Reader = (text) => [text]

/** A pseudo-language is taken back letter by letter; what was never translated stays. */
export const readLetters =
  (undo: (text: string) => string): Reader =>
  (text) => [...new Set([text, undo(text)])]

/** Every string of a catalogue beside the English one of the same path. */
function pairsOf(spoken: unknown, english: unknown): [string, string][] {
  if (typeof spoken === 'string') {
    return typeof english === 'string' && spoken !== english ? [[spoken, english]] : []
  }
  if (typeof spoken !== 'object' || spoken === null) return []
  if (typeof english !== 'object' || english === null || spoken === english) return []
  return Object.entries(spoken).flatMap(([key, inner]) =>
    pairsOf(inner, (english as Record<string, unknown>)[key]),
  )
}

const VALUE = /\\\{(\w+)\\\}/g
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Sentence {
  /** Its longest part without a value: a text that lacks it lacks the sentence. */
  part: string
  /** Finds the sentence, wherever it stands, with its values as groups. */
  pattern: RegExp
  names: readonly string[]
  /** All that it can mean. */
  english: readonly string[]
}

/** A sentence of this length is no part of another word. */
const LONG = 8
const INNER = /[\p{L}\p{M}]/u.source

const sentenceOf = ([spoken, english]: [string, readonly string[]]): Sentence => {
  // A query reads every space as a plain one.
  const [part = ''] = spoken.split(/\{\w+\}|\u00a0/).toSorted((a, b) => b.length - a.length)
  const names = [...spoken.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const body = escaped(spoken).replaceAll(VALUE, '(.+?)').replaceAll('\u00a0', '\\s')
  const isWord = spoken.length < LONG
  const end = /\{\w+\}$/.test(spoken) ? '$' : isWord ? `(?!${INNER})` : ''
  const pattern = new RegExp(`${isWord ? `(?<!${INNER})` : ''}${body}${end}`, 'gu')
  return { part, pattern, names, english }
}

/** A sentence of nothing but values and signs would be found everywhere. */
const hasWords = ([spoken]: [string, string]) =>
  /[\p{L}\p{M}]{2}/u.test(spoken.replaceAll(/\{\w+\}/g, ''))

/** Puts the English of one sentence wherever it stands in the text. */
const replaced = (
  text: string,
  { part, pattern, names, english }: Sentence,
  meaning: number,
): string => {
  if (!text.includes(part)) return text
  return text.replaceAll(pattern, (...found: unknown[]) =>
    (english[Math.min(meaning, english.length - 1)] ?? '').replaceAll(
      /\{(\w+)\}/g,
      (value, name: string) => {
        const place = names.indexOf(name)
        return place < 0 ? value : String(found[place + 1])
      },
    ),
  )
}

/** How much of a sentence is its own, and no value: one of little else takes in what is no part of it. */
const ownLength = (spoken: string) => spoken.replaceAll(/\{\w+\}/g, '').length

/** More than one word of English for the same: so many are tried. */
const MEANINGS = 4

/** Reads a translated catalogue: longest sentences first, so that a part never hides the whole. */
export function readCatalogue(messages: Messages): Reader {
  const known = Map.groupBy(
    pairsOf(messages, wholeEnglishText).filter(hasWords),
    ([spoken]) => spoken,
  )
  const sentences = [...known]
    .map(([spoken, pairs]): [string, string[]] => [
      spoken,
      [...new Set(pairs.map(([, english]) => english))],
    ])
    .toSorted(([a], [b]) => ownLength(b) - ownLength(a))
    .map(sentenceOf)
  const kept = new Map<string, readonly string[]>()

  const read: Reader = (text) => {
    if (!/\P{ASCII}/u.test(text)) return [text]
    const exact = (known.get(text) ?? []).map(([, english]) => english)
    const meanings = Array.from({ length: MEANINGS }, (_, meaning) =>
      sentences.reduce((rest, sentence) => replaced(rest, sentence, meaning), text),
    )
    return [...new Set([text, ...exact, ...meanings])]
  }
  return (text) => {
    const found = kept.get(text) ?? read(text)
    kept.set(text, found)
    return found
  }
}

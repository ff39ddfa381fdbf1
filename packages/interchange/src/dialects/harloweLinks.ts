import type { Part, SetPart } from '../program/program.ts'
import { marksOf } from './formatMarks.ts'
import { readWith, unquote } from './harloweValues.ts'
import type { Macro } from './macrosOf.ts'
import { linkBody, type Source } from './readMarkup.ts'
import { splitList } from './readSets.ts'
import { stripMarkup, type TellMark } from './stripMarkup.ts'

/** A passage while its links are read. */
export interface Telling extends Source {
  /** Reads words of a link, with what they show of variables and macros. */
  tell: (words: string, at: number) => Part[]
}

/** `(link-goto: "words", "target")`; the words are the target where they stand alone. */
export function linkTo(
  source: Telling,
  macro: Macro,
  sets: readonly SetPart[],
  args: string,
): Part | null {
  const [words = '', where = words] = splitList(args)
  // Where it leads is reckoned.
  if (where.startsWith('(')) return null
  const line = source.lineOf(macro.at)
  return { kind: 'link', label: wordsOf(source, macro, words), target: unquote(where), sets, line }
}

/** The words of a link; a value that cannot be told leaves none. */
export function wordsOf(source: Telling, { at, source: whole }: Macro, words = ''): Part[] {
  const tell: TellMark = (_line, message, effect) => source.note(at, message, effect)
  if (unquote(words) !== words || !/["'($_]/u.test(words)) {
    // Quotes keep marks from being known for what they are in the text around them.
    const told = stripMarkup(unquote(words), 1, tell, marksOf('harlowe'))
    return source.tell(told, at)
  }
  const value = readWith(source, words)
  const line = source.lineOf(at)
  if (value) return [{ kind: 'print', value, source: words, isMacro: true, line }]
  source.note(at, `A choice shows ${whole}, which its words cannot; it was left out of them.`)
  return []
}

/** A link whose hook only sets and jumps; null where it does more. */
export function linkWith(
  source: Telling,
  macro: Macro,
  { parts }: { parts: readonly Part[] },
): Part | null {
  const { name, args } = macro
  const body = linkBody(parts)
  if (!body) return null
  if (name === 'linkrevealgoto') return linkTo(source, macro, body.sets, args)
  if (body.target === null) return null
  const to = `${args}, "${body.target.replace(/["\\]/gu, '\\$&')}"`
  return linkTo(source, macro, body.sets, to)
}

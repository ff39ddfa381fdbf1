import { variablesIn } from '../program/expression.ts'
import type { Part } from '../program/program.ts'
import { readValue } from './readValue.ts'
import { readLink, type FoundLink } from './readLink.ts'
import { linkBody } from './readMarkup.ts'
import { showText } from './stripMarkup.ts'
import { argumentsOf, unquoted } from './sugarcubeWidgets.ts'

/** The target of `"name"`, `[[name]]` or a bare name, whatever stands after it. */
export function targetOf(args: string): string {
  const said = args.trim()
  const link = readLink(said, 0)
  if (link) return link.target
  const [first = said] = /^["']/u.test(said) ? argumentsOf(said) : []
  return saidIn(first)
}

export const jumpOf = (target: string | undefined, line: number): Part[] =>
  target === undefined ? [] : [{ kind: 'goto', target, keepsText: false, line }]

/** What a link says of itself in its arguments. */
export interface LinkArguments {
  label: Part[]
  /** Where it leads; a value that is reckoned as it is written. */
  target: string | undefined
}

/**
 * The arguments of `<<link "words" "target">>`, `<<link [[words|target]]>>` and what is like them.
 * @param tell Reads the variables in a stretch of text.
 */
export function linkArguments(
  args: string,
  line: number,
  tell: (words: string) => Part[],
): LinkArguments {
  const square = readLink(args.trim(), 0)
  if (square) return { label: squareWords(square, line), target: square.target }
  const [words = '', target] = argumentsOf(args)
  const label = isReckoned(words) ? shownValue(words, line) : null
  return { label: label ?? tell(saidIn(words)), target: target && saidIn(target) }
}

const isReckoned = (argument: string) => /^[$_(]/u.test(argument)

/** What a string says. */
const saidIn = (argument: string) => {
  const said = unquoted(argument)
  return said === argument ? said : said.replace(/\\(.)/gu, '$1')
}

const shownValue = (source: string, line: number): Part[] | null => {
  const value = readValue(source)
  if (value?.kind === 'value') return [{ kind: 'text', text: showText(String(value.value)) }]
  return value && [{ kind: 'print', value, source, isMacro: true, line }]
}

/** The words of a link in square brackets: a value where they are one, else what they are. */
export function squareWords({ label, target }: FoundLink, line: number): Part[] {
  const isValue = label !== target && /^["'$_]/u.test(label) && hasOnlyOwn(label)
  const shown = isValue ? shownValue(label, line) : null
  return shown ?? [{ kind: 'text', text: showText(label) }]
}

/** Whether all that is named is a variable of the story; other names are words. */
const hasOnlyOwn = (words: string) => {
  const value = readValue(words)
  return value !== null && variablesIn(value).every((name) => /^[$_]/u.test(name))
}

/** A link with nothing but sets and a jump in it; null where it does more. */
export function linkOf(
  line: number,
  { label, target }: LinkArguments,
  body: readonly Part[],
): Part | null {
  const done = linkBody(body)
  const leads = done?.target ?? target
  if (!done || leads === undefined) return null
  return { kind: 'link', label, target: leads, sets: done.sets, line }
}

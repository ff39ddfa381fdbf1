import { IMPORT_LIMITS } from '../../shared/importLimits.ts'

/** What the compiler of ink makes the more of, each with its weight: choices, braces, alternatives. */
const CHOICE = /^[ \t]*[*+-]/gmu
const BRACE = /\{/gu
const ALTERNATIVE = /\|/gu
const LINE = /^[ \t]*\S/gmu

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

/** Whether ink is more than its compiler can take in the time and memory of an import. */
export function isTooMuchInk(texts: readonly string[]): boolean {
  const weightOf = (text: string) =>
    countOf(text, LINE) +
    4 * countOf(text, CHOICE) +
    3 * countOf(text, BRACE) +
    countOf(text, ALTERNATIVE)
  return texts.reduce((sum, text) => sum + weightOf(text), 0) > IMPORT_LIMITS.inkParts
}

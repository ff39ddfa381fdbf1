import { IMPORT_LIMITS } from '../../shared/importLimits.ts'

/** Constructs that slow down ink's compiler, with weights. */
const CHOICE = /^[ \t]*[*+-]/gmu
const BRACE = /\{/gu
const ALTERNATIVE = /\|/gu
const LINE = /^[ \t]*\S/gmu

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

export function isTooMuchInk(texts: readonly string[]): boolean {
  const weightOf = (text: string) =>
    countOf(text, LINE) +
    4 * countOf(text, CHOICE) +
    3 * countOf(text, BRACE) +
    countOf(text, ALTERNATIVE)
  return texts.reduce((sum, text) => sum + weightOf(text), 0) > IMPORT_LIMITS.inkParts
}

import type { Part } from '../program/program.ts'
import { readValue } from './readValue.ts'
import { labelOf } from './fieldLabel.ts'

/** `"$name" "as it begins" "where Enter leads"`, and words that say how it looks. */
const ARGS =
  /^(?:"([$_][\p{L}_][\p{L}\p{N}_.]*)"|'([$_][\p{L}_][\p{L}\p{N}_.]*)')\s+("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"'`]+(?![^\s"'`]))\s*(?!\s)([\s\S]*)$/u
const TARGET = /^(?:autofocus\s+)?(?:"([^"]+)"|'([^']+)'|\[\[([^\]|]+)\]\])/u

/** A field of SugarCube; null where it cannot be told which variable it is for, or how it begins. */
export function readField(args: string, words: string, line: number): Part[] | null {
  const [, double, single, begun = '', rest = ''] = ARGS.exec(args.trim()) ?? []
  const variable = double ?? single
  const value = variable === undefined ? null : readValue(begun)
  if (variable === undefined || value === null) return null
  const ask: Part = { kind: 'ask', variable, label: labelOf(words, variable), line }
  const target = TARGET.exec(rest.trim())?.slice(1).find(Boolean)
  return [
    { kind: 'set', variable, value, line },
    ask,
    // Enter in the field leads there, as a link without words.
    ...(target === undefined || target === 'autofocus'
      ? []
      : [{ kind: 'link' as const, label: [], target, sets: [], line }]),
  ]
}

import { decodeEntities } from './decodeEntities.ts'
import type { ImportEffect } from '../shared/importedStory.ts'
import { guardMacros, unguardMacros } from './guardMacros.ts'
import { guardTargets } from './guardTargets.ts'
import { lineCounter } from './lines.ts'
import type { MarkRule, Marks } from './markRule.ts'
import { LINE_BREAK, SHARED_MARKS } from './sharedMarks.ts'
import { unescapeMarks } from './escapeMarks.ts'

/** Tells what was lost with a mark, by the line that it stood on. */
export type TellMark = (line: number, message: string, effect: ImportEffect) => void

/** A text in which the signs of some rules are looked for, from `line` on. */
interface Marked {
  text: string
  line: number
  note: TellMark
}

const applied = (rules: readonly MarkRule[], { text: given, line, note }: Marked): string =>
  rules.reduce((text, { pattern, keep, message, effect }) => {
    const lineOf = lineCounter(text, line)
    let kept = ''
    let end = 0
    for (const found of text.matchAll(pattern)) {
      const said = message(found)
      if (said !== null) note(lineOf(found.index), said, effect)
      kept += text.slice(end, found.index) + keep(found)
      end = found.index + found[0].length
    }
    return kept + text.slice(end)
  }, given)

/**
 * Text without what only a browser understands: scripts go, formatting leaves its words. `line` is
 * the one on which the text begins, `marks` are those of its own format.
 */
export function stripMarkup(
  source: string,
  line: number,
  note: TellMark,
  { verbatim = [], rules = [], hasMacros = false, names }: Marks = {},
): string {
  const all = [...rules, ...SHARED_MARKS]
  const text = applied(verbatim, { text: guardTargets(source), line, note })
  if (!hasMacros) return applied(all, { text, line, note })
  const lineOf = lineCounter(text, line)
  const guarded = guardMacros(text, (string, at) =>
    names?.has(string.slice(1, -1))
      ? string
      : applied(all, { text: string, line: lineOf(at), note }),
  )
  return unguardMacros(applied(all, { text: guarded, line, note }))
}

/** What a reader sees of a stretch of text: entities and line breaks become what they stand for. */
export function showText(text: string): string {
  return unescapeMarks(
    decodeEntities(text)
      .replaceAll(/\uE001[ \t]*\n/gu, '')
      .replaceAll(LINE_BREAK, '\n'),
  )
}

import { capitalized, readScriptText, withoutMarks, type ScriptPiece } from '../parse/scriptText.ts'
import { readScriptExpression } from '../parse/scriptExpression.ts'
import { placesOf } from '../parse/scriptNames.ts'
import { evaluate, type Value } from '../../program/expression.ts'
import type { ScriptRun } from './scriptRun.ts'

/** What an expression comes to here; undefined where that cannot be reckoned. */
export function valueHere(run: ScriptRun, source: string): Value | undefined {
  const read = readScriptExpression(source, run.names.in(run.at.scene))
  return read ? evaluate(read, (name) => run.values.get(name)) : undefined
}

/** Words with their values put in. */
export const wordsHere = (run: ScriptRun, words: string): string =>
  piecesOf(run, words)
    .map((piece) => pieceHere(run, piece))
    .join('')

/** A line is read once for all ways. */
function piecesOf({ pieces }: ScriptRun, words: string): readonly ScriptPiece[] {
  const known = pieces.get(words) ?? readScriptText(words)
  pieces.set(words, known)
  return known
}

function pieceHere(run: ScriptRun, piece: ScriptPiece): string {
  if (typeof piece === 'string') return withoutMarks(piece)
  const value = valueHere(run, piece.of)
  if (value === undefined) {
    run.isTorn = true
    return ''
  }
  if (piece.kind === 'value') return capitalized(String(value), piece.capitals)
  const place = typeof value === 'number' ? value - 1 : value === true ? 0 : 1
  const way = piece.ways[place]?.map((inner) => pieceHere(run, inner)).join('') ?? ''
  return capitalized(way, piece.capitals)
}

/** Gives every variable what it is created with. */
export function createAll(run: ScriptRun): void {
  for (const { command, given } of run.story.scenes.get(run.story.start)?.lines ?? []) {
    const [, name = '', value = ''] = /^(\w+)(?!\w)\s*(?!\s)(.*)$/u.exec(given) ?? []
    if (command === 'create') run.values.set(name.toLowerCase(), valueHere(run, value))
    if (command !== 'create_array') continue
    const [count, ...first] = value.split(/\s+/u)
    for (const place of placesOf(name.toLowerCase(), count)) {
      run.values.set(place, valueHere(run, first.join(' ') || '0'))
    }
  }
}

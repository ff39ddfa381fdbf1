import type { Expression, Value } from '../../program/expression.ts'
import type { Notes } from '../../program/notes.ts'
import type { Branch, Part } from '../../program/program.ts'
import { isBoolean, or } from '../../program/reduce.ts'
import { readScriptExpression } from './scriptExpression.ts'
import type { ScriptNames } from './scriptNames.ts'
import {
  capitalized,
  hasMarks,
  readScriptText,
  withoutMarks,
  type Capitals,
  type ScriptPiece,
} from './scriptText.ts'

export interface TextPlace {
  names: ScriptNames
  notes: Notes
  scene: string
  line: number
  /** Variables that are true or false. */
  isFlag: (variable: string) => boolean
}

/** The words of a line with its values as parts of a program. */
export function textParts(words: string, place: TextPlace): Part[] {
  if (hasMarks(words)) {
    const message = 'Marks for bold or italic text were left out; the words stay.'
    place.notes.add(place.scene, place.line, message, 'looks')
  }
  return readScriptText(words).flatMap((piece) => pieceParts(piece, place))
}

function pieceParts(piece: ScriptPiece, place: TextPlace): Part[] {
  if (typeof piece === 'string') return [{ kind: 'text', text: withoutMarks(piece) }]
  return piece.kind === 'value' ? [valuePart(piece, place)] : [replacePart(piece, place)]
}

function valuePart(
  { of, capitals }: { of: string; capitals: Capitals },
  { names, notes, scene, line }: TextPlace,
): Part {
  const source = `\${${of}}`
  const read = readScriptExpression(of, names.in(scene))
  const value = read && withCapitals(read, capitals, names)
  if (value) return { kind: 'print', value, source, line }
  const message = `The value of ${source} is not known here; it stands as it is written.`
  notes.add(scene, line, message)
  return { kind: 'text', text: source }
}

/** Only words that are known beforehand can begin with a capital. */
function withCapitals(of: Expression, capitals: Capitals, names: ScriptNames): Expression | null {
  if (capitals === 0) return of
  const words = of.kind === 'variable' ? names.wordsOf(of.name) : null
  if (!words) return null
  const cases = [...words].map((value) => ({
    when: equals(of, value),
    value: { kind: 'value' as const, value: capitalized(value, capitals) },
  }))
  return { kind: 'cases', cases: [...cases, { when: TRUE, value: of }] }
}

const TRUE: Expression = { kind: 'value', value: true }

const equals = (left: Expression, value: Value): Expression => ({
  kind: 'pair',
  operator: 'is',
  left,
  right: { kind: 'value', value },
})

function replacePart(
  { of, ways, capitals }: Extract<ScriptPiece, { kind: 'replace' }>,
  place: TextPlace,
): Part {
  const value = readScriptExpression(of, place.names.in(place.scene))
  const bodies = ways.map((way) =>
    way.flatMap((piece, at) => pieceParts(at === 0 ? begun(piece, capitals) : piece, place)),
  )
  return {
    kind: 'if',
    branches: value
      ? waysOf(value, bodies, place.isFlag)
      : bodies.map((body) => ({ when: null, body })),
    source: `which words of @{${of} …} are meant`,
    isRetelling: true,
    line: place.line,
  }
}

const begun = (piece: ScriptPiece, capitals: Capitals): ScriptPiece =>
  typeof piece === 'string' ? capitalized(piece, capitals) : piece

/** Ways are counted from one; of two the first is for what is true, too, and the second for what is not. */
function waysOf(
  value: Expression,
  bodies: readonly (readonly Part[])[],
  isFlag: (variable: string) => boolean,
): Branch[] {
  const asks = isBoolean(value) || (value.kind === 'variable' && isFlag(value.name))
  return bodies.map((body, at) => {
    if (asks) return { when: at > 0 ? TRUE : value, body }
    const counted = equals(value, at + 1)
    return { when: bodies.length === 2 ? or(equals(value, at === 0), counted) : counted, body }
  })
}

import type { Expression } from '../program/expression.ts'
import type { Branch, Part } from '../program/program.ts'
import { readExpression } from './readExpression.ts'
import { readValue } from './readValue.ts'
import type { Macro } from './macrosOf.ts'
import type { Source } from './readMarkup.ts'

/** A passage that is being read, macro by macro. */
interface Cursor extends Source {
  macros: readonly Macro[]
  at: number
  next: number
}

const STOPS = ['case', 'default', '/switch']
const ALWAYS: Expression = { kind: 'value', value: true }
const ARGUMENT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\S+/gu

/** Whether a value is one of those that a case lists; null where one of them cannot be told. */
function oneOf(value: Expression | null, args: string): Expression | null {
  const listed = [...args.matchAll(ARGUMENT)].map(([argument]) => readExpression(argument))
  return listed.reduce<Expression | null>(
    (before, right) => {
      if (!value || !right || !before) return null
      const is: Expression = { kind: 'pair', operator: 'is', left: value, right }
      return { kind: 'pair', operator: 'or', left: before, right: is }
    },
    { kind: 'value', value: false },
  )
}

/**
 * Reads `<<switch>>` with its cases as the branches that they are.
 * @param readBody Reads on up to one of the named macros, which is left for the caller.
 */
export function readSwitch(
  cursor: Cursor,
  first: Macro,
  readBody: (stops: readonly string[]) => Part[],
): Part[] {
  const value = readValue(first.args)
  const line = cursor.lineOf(first.at)
  const branches: Branch[] = []
  // The other program shows nothing of what stands before the first case.
  readBody(STOPS)
  for (;;) {
    const macro = cursor.macros[cursor.next]
    if (!macro) {
      cursor.note(first.at, `${first.source} is never closed.`)
      break
    }
    cursor.at = macro.end
    cursor.next += 1
    if (macro.name === '/switch') break
    const when = macro.name === 'default' ? ALWAYS : oneOf(value, macro.args)
    branches.push({ when, body: readBody(STOPS) })
  }
  return [{ kind: 'if', branches, source: `which case of ${first.source} holds`, line }]
}

import { mapExpression, partsOf, type Expression, type Value } from './expression.ts'
import { mapValues } from './mapParts.ts'
import type { Block, Part, SetPart } from './program.ts'

export type Draw = Extract<Expression, { kind: 'draw' }>

/** How variables begin that hold chance of a text: no format has names with a blank in them. */
const OWN = 'chance '
/** Whether a variable was made here. */
export const isOwnDraw = (variable: string): boolean => variable.startsWith(OWN)

/** Gives the chance of one story its variables, block by block. */
export interface Drawing {
  open: (block: Block) => Block
  /** What the variables that were made begin as. */
  starts: () => readonly SetPart[]
}

/**
 * Gives chance that stands in a text, a condition or a sum a variable of its own, drawn right before:
 * `You find <<print random(1, 6)>> coins` is a draw, and a text that shows it. Of each page the first
 * draw from the same values is one variable, the second another; what a link of the page opens in
 * place is still that page.
 */
export function openDrawing(): Drawing {
  const names = new Map<string, SetPart>()
  return {
    open: (block) => ({ ...block, parts: openIn(block.parts, { names, counts: new Map() }) }),
    starts: () => [...names.values()],
  }
}

interface Page {
  /** Of the story, by what is drawn and how often on a page. */
  names: Map<string, SetPart>
  /** Draws of this page from the same values. */
  counts: Map<string, number>
}

function openIn(parts: readonly Part[], page: Page): readonly Part[] {
  const { names, counts } = page
  return parts.flatMap((part) => {
    const before: SetPart[] = []
    const nameOf = (draw: Draw): Expression => {
      const values = JSON.stringify(draw.values)
      const count = (counts.get(values) ?? 0) + 1
      counts.set(values, count)
      const key = `${count} ${values}`
      const start = names.get(key) ?? startOf(`${OWN}${names.size + 1}`, draw.values)
      names.set(key, start)
      before.push({ kind: 'set', variable: start.variable, value: draw, line: lineOf(part) })
      return { kind: 'variable', name: start.variable }
    }
    const rest = named(part, nameOf, (body) => openIn(body, page))
    return [...before, rest]
  })
}

const startOf = (variable: string, [first = 0]: readonly Value[]): SetPart => ({
  kind: 'set',
  variable,
  value: { kind: 'value', value: first },
  line: 1,
})

const lineOf = (part: Part): number => ('line' in part ? part.line : 1)

type NameOf = (draw: Draw) => Expression

/** A part with its chance named; what is set to a draw and nothing else keeps it. */
const named = (part: Part, nameOf: NameOf, later: Later): Part =>
  mapValues(part, {
    value: (value) => withNames(value, nameOf),
    set: (one) =>
      one.value === null || one.value.kind === 'draw'
        ? one
        : { ...one, value: withNames(one.value, nameOf) },
    later,
  })

/** Opens what is told later than the rest, where it is told. */
type Later = (parts: readonly Part[]) => readonly Part[]

const withNames = (expression: Expression, nameOf: NameOf): Expression =>
  mapExpression(expression, (one) => {
    if (one.kind === 'draw') return nameOf(one)
    return hasDraw(one) ? null : one
  })

/** Large ones are asked about again and again. */
const known = new WeakMap<Expression, boolean>()

/** Whether chance has a say in an expression. */
export function hasDraw(expression: Expression): boolean {
  const { kind } = expression
  if (kind === 'value' || kind === 'variable' || kind === 'draw') return kind === 'draw'
  const before = known.get(expression)
  if (before !== undefined) return before
  const found = partsOf(expression).some(hasDraw)
  known.set(expression, found)
  return found
}

/** A page is told with a draw of its own; what a link draws is drawn when it is taken. */
export const isDrawPart = (part: Part): part is SetPart & { value: Draw } =>
  part.kind === 'set' && part.value?.kind === 'draw'

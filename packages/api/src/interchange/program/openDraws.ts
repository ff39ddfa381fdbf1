import type { Expression, Value } from './expression.ts'
import type { Block, Part, SetPart } from './program.ts'

export type Draw = Extract<Expression, { kind: 'draw' }>

/** How variables begin that hold chance of a text: no format has names with a blank in them. */
const OWN = 'chance '
/** Whether a variable was made here. */
export const isOwnDraw = (variable: string): boolean => variable.startsWith(OWN)

interface Blocks {
  blocks: ReadonlyMap<string, Block>
  /** What variables begin as. */
  initial: readonly SetPart[]
}

/**
 * Gives chance that stands in a text, a condition or a sum a variable of its own, drawn right before:
 * `You find <<print random(1, 6)>> coins` is a draw, and a text that shows it. Of each page the first
 * draw from the same values is one variable, the second another.
 */
export function openDraws({ blocks, initial }: Blocks): Blocks {
  const names = new Map<string, SetPart>()
  const opened = [...blocks].map(([name, block]): [string, Block] => {
    const parts = openIn(block.parts, names)
    return [name, parts === block.parts ? block : { ...block, parts }]
  })
  if (names.size === 0) return { blocks, initial }
  return { blocks: new Map(opened), initial: [...initial, ...names.values()] }
}

function openIn(parts: readonly Part[], names: Map<string, SetPart>): readonly Part[] {
  const counts = new Map<string, number>()
  let isOpened = false
  const opened = parts.flatMap((part) => {
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
    const rest = named(part, nameOf)
    isOpened ||= before.length > 0
    return [...before, rest]
  })
  return isOpened ? opened : parts
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
function named(part: Part, nameOf: NameOf): Part {
  switch (part.kind) {
    case 'print':
      return { ...part, value: withNames(part.value, nameOf) }
    case 'set':
      return setNamed(part, nameOf)
    case 'link':
      return {
        ...part,
        label: part.label.map((inner) => named(inner, nameOf)),
        sets: part.sets.map((set) => setNamed(set, nameOf)),
      }
    case 'if':
      return {
        ...part,
        branches: part.branches.map(({ when, body }) => ({
          when: when && withNames(when, nameOf),
          body: body.map((inner) => named(inner, nameOf)),
        })),
      }
    default:
      return part
  }
}

const setNamed = (part: SetPart, nameOf: NameOf): SetPart =>
  part.value === null || part.value.kind === 'draw'
    ? part
    : { ...part, value: withNames(part.value, nameOf) }

function withNames(expression: Expression, nameOf: NameOf): Expression {
  if (!hasDraw(expression)) return expression
  switch (expression.kind) {
    case 'draw':
      return nameOf(expression)
    case 'value':
    case 'variable':
      return expression
    case 'not':
    case 'minus':
      return { ...expression, of: withNames(expression.of, nameOf) }
    case 'pair':
      return {
        ...expression,
        left: withNames(expression.left, nameOf),
        right: withNames(expression.right, nameOf),
      }
    case 'cases':
      return {
        ...expression,
        cases: expression.cases.map(({ when, value }) => ({
          when: withNames(when, nameOf),
          value: withNames(value, nameOf),
        })),
      }
  }
}

/** Large ones are asked about again and again. */
const known = new WeakMap<Expression, boolean>()

/** Whether chance has a say in an expression. */
export function hasDraw(expression: Expression): boolean {
  const { kind } = expression
  if (kind === 'value' || kind === 'variable' || kind === 'draw') return kind === 'draw'
  const before = known.get(expression)
  if (before !== undefined) return before
  const parts =
    kind === 'pair'
      ? [expression.left, expression.right]
      : kind === 'cases'
        ? expression.cases.flatMap(({ when, value }) => [when, value])
        : [expression.of]
  const found = parts.some(hasDraw)
  known.set(expression, found)
  return found
}

/** A page is told with a draw of its own; what a link draws is drawn when it is taken. */
export const isDrawPart = (part: Part): part is SetPart & { value: Draw } =>
  part.kind === 'set' && part.value?.kind === 'draw'

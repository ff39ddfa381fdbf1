import type { Expression } from '../program/expression.ts'
import type { Branch, Part } from '../program/program.ts'
import { lineOf, type InkNode } from './inkNode.ts'

/** What reading a sequence needs to know of the story around it. */
interface Around {
  /** Knot or stitch that holds it. */
  flow: string
  note: (message: string) => void
  read: (element: InkNode) => Part[]
}

const CYCLE = 2
const SHUFFLE = 4
const ONCE = 8

/**
 * `{a|b|c}` and its kin: which is told depends on how often one came by, so a variable of its own
 * counts that. What is shuffled is told in its written order, and noted.
 */
export function sequenceParts(node: InkNode, { flow, note, read }: Around): Part[] {
  const line = lineOf(node)
  const elements = node.sequenceElements ?? []
  const kind = node.sequenceType ?? 0
  if ((kind & SHUFFLE) !== 0) {
    note('What is shuffled in ink is told in its written order here.')
  }
  const variable = `sequence of ${flow}, line ${line}: ${textOf(node).slice(0, 40)}`
  const seen: Expression = { kind: 'variable', name: variable }
  const value = (number: number): Expression => ({ kind: 'value', value: number })
  const last = elements.length - 1
  const branches = elements.map((element, index): Branch => {
    const next = index < last ? index + 1 : afterLast(kind, last)
    const body = read(element)
    const when: Expression = { kind: 'pair', operator: 'is', left: seen, right: value(index) }
    return { when, body: [{ kind: 'set', variable, value: value(next), line }, ...body] }
  })
  return [{ kind: 'if', branches, source: 'how far a sequence has come', isRetelling: true, line }]
}

/** Once: past the last, where nothing is told; a cycle begins anew; else the last one stays. */
function afterLast(kind: number, last: number): number {
  if ((kind & ONCE) !== 0) return last + 1
  return (kind & CYCLE) !== 0 || (kind & SHUFFLE) !== 0 ? 0 : last
}

const textOf = (node: InkNode): string => (node.text ?? '') + node.content.map(textOf).join('')

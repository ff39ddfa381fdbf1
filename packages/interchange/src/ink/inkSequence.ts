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
  const variable = `told ${flow} line ${line} ${textOf(node).slice(0, 12)}`
  const told: Expression = { kind: 'variable', name: variable }
  const value = (number: number): Expression => ({ kind: 'value', value: number })
  const more: Expression = { kind: 'pair', operator: '+', left: told, right: value(1) }
  const isRound = (kind & CYCLE) !== 0 || (kind & SHUFFLE) !== 0
  const isOnce = (kind & ONCE) !== 0
  const count = elements.length
  const round: Expression = {
    kind: 'cases',
    cases: [
      { when: { kind: 'pair', operator: '>=', left: told, right: value(count) }, value: value(1) },
      { when: value(1), value: more },
    ],
  }
  const branches = elements.map((element, index): Branch => {
    const isLast = index === count - 1 && !isOnce
    const when: Expression = { kind: 'pair', operator: 'is', left: told, right: value(index + 1) }
    return { when: isLast ? value(1) : when, body: read(element) }
  })
  return [
    { kind: 'set', variable, value: isRound ? round : more, line },
    { kind: 'if', branches, source: 'how far a sequence has come', isRetelling: true, line },
  ]
}

const textOf = (node: InkNode): string => (node.text ?? '') + node.content.map(textOf).join('')

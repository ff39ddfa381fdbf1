import type { Expression } from '../program/expression.ts'
import { THIS_PAGE } from '../program/plainCall.ts'
import type { Block, Part, SetPart } from '../program/program.ts'
import { countVisit, visitsOf } from '../program/visits.ts'

/**
 * Counts the visits of each page that some condition asks for, as Twine's formats count them: the one
 * that is being told among them, what another page shows of it not.
 *
 * @returns the blocks, and what their counts begin as.
 */
export function countPageVisits(blocks: ReadonlyMap<string, Block>): {
  blocks: ReadonlyMap<string, Block>
  initial: SetPart[]
} {
  const asked = new Set<string>()
  const named = [...blocks.values()].map((block): Block => {
    const nameOf = (name: string) => {
      const own = name === visitsOf(THIS_PAGE) ? visitsOf(block.passage) : name
      if (own.startsWith(visitsOf(''))) asked.add(own)
      return own
    }
    return { ...block, parts: block.parts.map((part) => renamed(part, nameOf)) }
  })
  const counted = named.map((block): Block => {
    if (!asked.has(visitsOf(block.name))) return block
    const parts = [countVisit(block.name, block.line), ...block.parts]
    return { ...block, parts, countsVisit: true }
  })
  return {
    blocks: new Map(counted.map((block) => [block.name, block])),
    initial: [...asked].map((variable) => ({
      kind: 'set',
      variable,
      value: { kind: 'value', value: 0 },
      line: 1,
    })),
  }
}

type NameOf = (name: string) => string

function renamed(part: Part, nameOf: NameOf): Part {
  const all = (parts: readonly Part[]) => parts.map((one) => renamed(one, nameOf))
  switch (part.kind) {
    case 'print':
      return { ...part, value: renamedIn(part.value, nameOf) }
    case 'set':
      return renamedSet(part, nameOf)
    case 'link':
      return {
        ...part,
        label: all(part.label),
        sets: part.sets.map((set) => renamedSet(set, nameOf)),
      }
    case 'reveal':
      return { ...part, label: all(part.label), body: all(part.body) }
    case 'if': {
      const branches = part.branches.map(({ when, body }) => ({
        when: when && renamedIn(when, nameOf),
        body: all(body),
      }))
      return { ...part, branches }
    }
    default:
      return part
  }
}

const renamedSet = (part: SetPart, nameOf: NameOf): SetPart => ({
  ...part,
  value: part.value && renamedIn(part.value, nameOf),
})

function renamedIn(of: Expression, nameOf: NameOf): Expression {
  switch (of.kind) {
    case 'value':
    case 'draw':
      return of
    case 'variable':
      return { ...of, name: nameOf(of.name) }
    case 'not':
    case 'minus':
      return { ...of, of: renamedIn(of.of, nameOf) }
    case 'pair':
      return { ...of, left: renamedIn(of.left, nameOf), right: renamedIn(of.right, nameOf) }
    case 'cases': {
      const cases = of.cases.map(({ when, value }) => ({
        when: renamedIn(when, nameOf),
        value: renamedIn(value, nameOf),
      }))
      return { ...of, cases }
    }
  }
}

import { mapExpression, type Expression } from '../program/expression.ts'
import { mapValues } from '../program/mapParts.ts'
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
    return { ...block, parts, onArrival: 1 }
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
  const value = (of: Expression) =>
    mapExpression(of, (one) =>
      one.kind === 'variable' ? { ...one, name: nameOf(one.name) } : null,
    )
  const set = (one: SetPart) => ({ ...one, value: one.value && value(one.value) })
  const later = (parts: readonly Part[]) => parts.map((one) => renamed(one, nameOf))
  return mapValues(part, { value, set, later })
}

import { inBranches } from '../program/mapParts.ts'
import type { Block, GotoPart, Part } from '../program/program.ts'
import { turnsPage } from '../program/turnsIn.ts'

type Blocks = ReadonlyMap<string, Block>

/**
 * SugarCube turns the page once all of it has been told: what stands after a jump is never seen, but
 * what it sets is set, and a second jump leads on from the first. Jumps with nothing of the kind
 * after them are left as they are, which makes fewer scenes.
 */
export function turnLate(blocks: Blocks): Blocks {
  const changes = changesIn(blocks)
  const late = includedBefore(blocks, changes)
  return new Map(
    [...blocks].map(([name, block]) => [
      name,
      { ...block, parts: rowOf(block.parts, late.has(name), changes) },
    ]),
  )
}

type Changes = (part: Part) => boolean

/** Whether telling a part may set something or jump. */
function changesIn(blocks: Blocks): Changes {
  const known = new Map<string, boolean>()
  const changes = (part: Part): boolean => {
    if (part.kind === 'set' || turnsPage(part)) return true
    if (part.kind === 'if') return part.branches.some(({ body }) => body.some(changes))
    if (part.kind !== 'include') return false
    const before = known.get(part.target)
    if (before !== undefined) return before
    // What includes itself is cut short when it is told.
    known.set(part.target, false)
    const found = (blocks.get(part.target)?.parts ?? []).some(changes)
    known.set(part.target, found)
    return found
  }
  return changes
}

/** Blocks that are told within another, before something there that changes anything. */
function includedBefore(blocks: Blocks, changes: Changes): ReadonlySet<string> {
  const late = new Set<string>()
  const look = (parts: readonly Part[], follows: boolean): void => {
    let after = follows
    for (const part of parts.toReversed()) {
      if (part.kind === 'include' && after) late.add(part.target)
      if (part.kind === 'if') for (const { body } of part.branches) look(body, after)
      after ||= changes(part)
    }
  }
  for (const { parts } of blocks.values()) look(parts, false)
  // A Set visits what is added while it is walked: what these include comes before it as well.
  for (const name of late) look(blocks.get(name)?.parts ?? [], true)
  return late
}

function rowOf(parts: readonly Part[], follows: boolean, changes: Changes): readonly Part[] {
  let after = follows
  const row: Part[] = []
  for (const part of parts.toReversed()) {
    row.push(after ? late(part, changes) : early(part, changes))
    after ||= changes(part)
  }
  return row.toReversed()
}

const early = (part: Part, changes: Changes): Part =>
  part.kind === 'if' ? inBranches(part, (body) => rowOf(body, false, changes)) : part

const late = (part: Part, changes: Changes): Part => {
  if (part.kind === 'if') return inBranches(part, (body) => rowOf(body, true, changes))
  return part.kind === 'goto' && turnsPage(part) ? later(part) : part
}

const later = (part: GotoPart): GotoPart => ({ ...part, atEnd: [part] })

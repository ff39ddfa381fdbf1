import { inBranches } from './mapParts.ts'
import type { Block, Part, SetPart } from './program.ts'

interface Jump {
  sets: SetPart[]
  target: string
  isWithin: boolean
}

/** What a block without words does: set, and jump on. Null for one that says or asks anything. */
export function onlyJump({ parts, isNameless }: Block): Jump | null {
  if (!isNameless) return null
  const sets: SetPart[] = []
  for (const part of parts) {
    if (part.kind === 'set') sets.push(part)
    else if (part.kind === 'goto')
      return part.target === 'END'
        ? null
        : { sets, target: part.target, isWithin: part.isWithin === true }
    else if (part.kind !== 'text' || part.text.trim() !== '') return null
  }
  return null
}

/** Lets choices that only divert lead to their place at once: no node without words of its own. */
export function shortenLinks(blocks: ReadonlyMap<string, Block>): Map<string, Block> {
  const shorten = (part: Part): Part => {
    if (part.kind === 'if') return inBranches(part, (body) => body.map(shorten))
    const taken = part.kind === 'link' ? blocks.get(part.target) : undefined
    const jump = taken && onlyJump(taken)
    if (part.kind !== 'link' || !jump) return part
    const { target, isWithin } = jump
    return { ...part, target, isWithin, sets: [...part.sets, ...jump.sets] }
  }
  return new Map(
    [...blocks].map(([name, block]) => [name, { ...block, parts: block.parts.map(shorten) }]),
  )
}

import { fence } from './fence.ts'
import { estimateTokens, trimToTokens } from './tokens.ts'

/** A part of a prompt, with sizes in tokens. */
export interface Block {
  name: string
  text: string
  /** Tag around untrusted text. Null for trusted text, which gets no tag. */
  label: string | null
  floor: number
  cap: number
  keep: 'head' | 'tail'
  yields: number
}

export interface FittedBlock {
  name: string
  text: string
  tokens: number
  left_out: number
}

const sizeOf = (sizes: readonly { size: number }[]) =>
  sizes.reduce((sum, { size }) => sum + size, 0)

const fenced = (label: string | null, text: string): string =>
  label === null || text === '' ? text : fence(label, text)

const costOf = (label: string | null, text: string): number => estimateTokens(fenced(label, text))

function cut({ label, text, keep }: Block, size: number): string {
  const around = label === null ? 0 : estimateTokens(fence(label, ''))
  return fenced(label, trimToTokens(text, size - around, keep))
}

/** Cuts each block to its `cap`, then blocks with the highest `yields` to their `floor`, until all fit. */
export function fitBlocks(blocks: readonly Block[], budget: number): FittedBlock[] {
  const sizes = blocks.map((block) => {
    const wanted = costOf(block.label, block.text)
    return { block, wanted, size: Math.min(wanted, block.cap) }
  })
  for (const part of sizes.toSorted((a, b) => b.block.yields - a.block.yields)) {
    const over = sizeOf(sizes) - budget
    if (over <= 0) break
    part.size = Math.max(Math.min(part.block.floor, part.size), part.size - over)
  }
  return sizes.map(({ block, wanted, size }) => {
    const text = size >= wanted ? fenced(block.label, block.text) : cut(block, size)
    const tokens = estimateTokens(text)
    return { name: block.name, text, tokens, left_out: Math.max(0, wanted - tokens) }
  })
}

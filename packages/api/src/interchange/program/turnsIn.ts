import type { Part, Program } from './program.ts'

/** Whether telling parts may turn the page: what was told of it before is never seen. */
export function turnsIn(
  parts: readonly Part[],
  program: Program,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return parts.some((part) => {
    if (part.kind === 'goto') return !part.keepsText
    if (part.kind === 'if') return part.branches.some(({ body }) => turnsIn(body, program, seen))
    if (part.kind !== 'include' || seen.has(part.target)) return false
    const block = program.blocks.get(part.target)
    return block !== undefined && turnsIn(block.parts, program, new Set([...seen, part.target]))
  })
}

/** Whether telling parts turns the page whatever holds. */
export const turnsAtOnce = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind === 'goto' && !part.keepsText)

import { isDrawPart } from './openDraws.ts'
import type { Part, Program } from './program.ts'

/** Whether telling parts may end the scene that they stand in, or lead away from it. */
export function jumpsIn(
  parts: readonly Part[],
  program: Program,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return parts.some((part) => {
    if (part.kind === 'goto' || part.kind === 'otherwise' || part.kind === 'return') return true
    // What a branch draws is drawn on arrival in a scene of its own.
    if (isDrawPart(part)) return true
    if (part.kind === 'if') return part.branches.some(({ body }) => jumpsIn(body, program, seen))
    // What is told in place ends by itself; only a page that turns takes all with it.
    return (
      part.kind === 'include' && (part.isTunnel === true || turnsIn(part.target, program, seen))
    )
  })
}

function turnsIn(target: string, program: Program, seen: ReadonlySet<string>): boolean {
  const block = program.blocks.get(target)
  if (!block || seen.has(target)) return false
  const next = new Set([...seen, target])
  const turns = (parts: readonly Part[]): boolean =>
    parts.some((part) => {
      if (part.kind === 'goto') return !part.keepsText
      if (isDrawPart(part)) return true
      if (part.kind === 'if') return part.branches.some(({ body }) => turns(body))
      return part.kind === 'include' && turnsIn(part.target, program, next)
    })
  return turns(block.parts)
}

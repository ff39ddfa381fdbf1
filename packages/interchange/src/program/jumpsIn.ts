import { isDrawPart } from './openDraws.ts'
import type { Part, Program } from './program.ts'
import { mayComeTo, turnsPage } from './turnsIn.ts'

/** Whether telling parts may end the scene that they stand in, or lead away from it. */
export function jumpsIn(parts: readonly Part[], program: Program): boolean {
  return parts.some((part) => {
    if (part.kind === 'goto' || part.kind === 'otherwise' || part.kind === 'return') return true
    // What a branch draws is drawn on arrival in a scene of its own.
    if (isDrawPart(part)) return true
    if (part.kind === 'if') return part.branches.some(({ body }) => jumpsIn(body, program))
    if (part.kind !== 'include') return false
    // What is told in place ends by itself; only a page that turns takes all with it.
    return part.isTunnel === true || mayComeTo(turnsOrDraws, [part], program)
  })
}

const turnsOrDraws = (part: Part): boolean => turnsPage(part) || isDrawPart(part)

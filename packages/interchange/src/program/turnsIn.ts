import type { Part, Program } from './program.ts'

/** Whether telling parts may come to one that is sought, in their branches and in what they include. */
export function mayComeTo(
  isSought: (part: Part) => boolean,
  parts: readonly Part[],
  program: Program,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return parts.some((part) => {
    if (isSought(part)) return true
    if (part.kind === 'if')
      return part.branches.some(({ body }) => mayComeTo(isSought, body, program, seen))
    if (part.kind !== 'include' || seen.has(part.target)) return false
    const next = new Set([...seen, part.target])
    return mayComeTo(isSought, program.blocks.get(part.target)?.parts ?? [], program, next)
  })
}

export const turnsPage = (part: Part): boolean => part.kind === 'goto' && !part.keepsText

/** Whether telling parts may turn the page: what was told of it before is never seen. */
export const turnsIn = (parts: readonly Part[], program: Program): boolean =>
  mayComeTo(turnsPage, parts, program)

/** Whether telling parts turns the page whatever holds, and nothing after it is done. */
export const turnsAtOnce = (parts: readonly Part[]): boolean =>
  parts.some((part) => turnsPage(part) && !('atEnd' in part))

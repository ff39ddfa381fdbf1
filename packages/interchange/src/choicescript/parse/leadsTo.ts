import type { Part } from '../../program/program.ts'

/** Whether parts lead to a block before something else ends them. */
export function leadsTo(target: string, parts: readonly Part[]): boolean {
  for (const part of parts) {
    if ('target' in part && part.target === target) return true
    if (part.kind === 'if' && part.branches.some(({ body }) => leadsTo(target, body))) return true
    if (ends(part)) return false
  }
  return false
}

/** Whether nothing after a part is told. */
function ends(part: Part): boolean {
  if (part.kind !== 'if') return part.kind === 'goto' || part.kind === 'return'
  const isWhole = part.branches.some(({ when }) => when?.kind === 'value' && when.value === true)
  return isWhole && part.branches.every(({ body }) => body.some(ends))
}

import { estimateTokens, ELLIPSIS, trimToTokens } from './tokens.ts'
import type { TurnNote } from '../turn/turnNote.ts'

interface Stay {
  scene: string
  deeds: string[]
}

function staysOf(notes: readonly TurnNote[]): Stay[] {
  const stays: Stay[] = []
  for (const { scene, deed } of notes) {
    const last = stays.at(-1)
    const stay = last?.scene === scene ? last : { scene, deeds: [] }
    if (stay !== last) stays.push(stay)
    if (deed !== null && !stay.deeds.includes(deed)) stay.deeds.push(deed)
  }
  return stays
}

const lineOf = ({ scene, deeds }: Stay) =>
  deeds.length === 0 ? `- ${scene}` : `- ${scene}: ${deeds.join('; ')}`

const CONDENSED = 0.75

/** Summarizes old turns: the latest model summary, then one line per scene visit. */
export function summarise(notes: readonly TurnNote[], most: number): string {
  const last = notes.findLastIndex(({ condensed }) => condensed !== undefined)
  const head = trimToTokens(notes[last]?.condensed ?? '', Math.floor(most * CONDENSED), 'tail')
  const room = head === '' ? most : most - estimateTokens(head) - 1
  return [head, linesOf(notes.slice(last + 1), room)].filter(Boolean).join('\n')
}

/** Returns a line per scene visit. Newer lines have more detail, and long lines omit the actions. */
function linesOf(notes: readonly TurnNote[], most: number): string {
  const lines: string[] = []
  let room = most
  for (const stay of staysOf(notes).toReversed()) {
    const full = lineOf(stay)
    const bare = lineOf({ ...stay, deeds: [] })
    const line = [full, bare].find((text) => estimateTokens(text) + 1 <= room)
    if (line === undefined) {
      lines.push(ELLIPSIS)
      break
    }
    room -= estimateTokens(line) + 1
    lines.push(line)
  }
  return lines.toReversed().join('\n')
}

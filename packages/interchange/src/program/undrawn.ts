import { inBranches } from './mapParts.ts'
import { isDrawPart } from './openDraws.ts'
import type { Part } from './program.ts'
import type { Telling } from './telling.ts'

/** Names a draw that the story goes without. */
export function loseDraw({ types, notes, block }: Telling, variable: string, line: number): void {
  const type = types.get(variable)
  // Of what cannot be followed at all a note tells once.
  if (!type || type.kind === 'unknown') return
  notes.add(block.passage, line, `What chance gives "${variable}" here is not known.`)
}

/** What is told whether it is so or not draws nothing: nobody knows whether it was drawn. */
export const undrawn = (telling: Telling, parts: readonly Part[]): Part[] =>
  parts.map((part): Part => {
    if (isDrawPart(part) && telling.types.get(part.variable)?.kind !== 'constant') {
      loseDraw(telling, part.variable, part.line)
      return { ...part, value: null }
    }
    return part.kind === 'if' ? inBranches(part, (body) => undrawn(telling, body)) : part
  })

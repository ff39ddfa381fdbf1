import { authoredParts, type StructurePath } from '../../structure/authoredTexts.ts'
import type { StoryStructure } from '../../schema/structure.ts'

interface PartText {
  text: string
  path: StructurePath
  node: string | null
}

/** Returns the texts of answers, people and codex pages, but not of scenes. */
export function partTexts(structure: StoryStructure): PartText[] {
  const { texts, sets } = authoredParts(structure)
  // Values are included, because varied texts show them.
  const given = sets.flatMap(({ sets: values, ...at }) =>
    Object.values(values).flatMap((text) => (typeof text === 'string' ? [{ ...at, text }] : [])),
  )
  return [...texts, ...given].filter(
    ({ node, path }) => node === null || path.length !== 3 || path[2] !== 'text',
  )
}

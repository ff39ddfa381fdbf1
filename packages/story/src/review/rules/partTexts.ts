import { authoredParts, type StructurePath } from '../../structure/authoredTexts.ts'
import type { StoryStructure } from '../../schema/structure.ts'

/** Words of a part of the second form, with their place. */
interface PartText {
  text: string
  path: StructurePath
  node: string | null
}

/** What the second form tells: answers, people, pages. A scene's own text is judged with the scene. */
export function partTexts(structure: StoryStructure): PartText[] {
  const { texts, sets } = authoredParts(structure)
  // Words that are set are told wherever a text shows them.
  const given = sets.flatMap(({ sets: values, ...at }) =>
    Object.values(values).flatMap((text) => (typeof text === 'string' ? [{ ...at, text }] : [])),
  )
  return [...texts, ...given].filter(
    ({ node, path }) => node === null || path.length !== 3 || path[2] !== 'text',
  )
}

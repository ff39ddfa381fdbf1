import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import type { namesFor } from './namesFor.ts'
import type { Notes } from './notes.ts'
import { END, type Scene } from './sceneGraph.ts'
import type { Types } from './typesOf.ts'

type Names = ReturnType<typeof namesFor>

const ENDS_HERE =
  'Where none of its choices is open, the story ends here; a choice leads to that end.'

/** Notes where a story ends because none of the choices of a scene is open. */
export function noteOpenEnds(
  scenes: readonly Scene[],
  structure: StoryStructure,
  { notes, names }: { notes: Notes; names: Names },
): void {
  for (const scene of scenes) {
    const { passage, line } = scene.block
    if (endsOpen(structure, names.of(scene), names.end)) {
      notes.add(passage, line, ENDS_HERE, 'looks')
    }
  }
}

const endsOpen = ({ nodes }: StoryStructure, name: string, end: string) =>
  nodes[name]?.choices.some(({ target, if: when }) => target === end && when !== undefined) === true

const WHY = {
  foreign: 'something that was left out may set it at any time',
  given: 'it is set to what cannot be translated',
  many: 'it takes more values than a story can remember',
  crowd: `a story remembers ${STORY_LIMITS.variables} things at most`,
} as const

/** Notes the variables whose values nobody can know. */
export function noteUnknown(types: Types, notes: Notes): void {
  for (const [name, type] of types) {
    if (type.kind !== 'unknown') continue
    const message = `"${name}" cannot be followed: ${WHY[type.why]}. What depends on it is not known.`
    notes.add(null, null, message)
  }
}

/** Notes links to passages that are not there. */
export function noteMissing(scenes: readonly Scene[], notes: Notes): void {
  for (const { block, links } of scenes) {
    for (const { to } of links) {
      if (typeof to !== 'string' || to === END) continue
      notes.add(block.passage, block.line, `A link leads to "${to}", but there is no such passage.`)
    }
  }
}

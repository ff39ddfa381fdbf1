import type { StoryStructure } from '@kathasagar/story'
import type { Scene } from './sceneGraph.ts'

/** Finds the scene in which a passage begins, where one came of it, for the notes on that passage. */
export function sceneOfPassage(
  scenes: readonly Scene[],
  nameOf: (scene: Scene) => string,
  { nodes }: StoryStructure,
): (passage: string | null) => { node?: string } {
  const known = new Map<string, string>()
  for (const scene of scenes.toSorted((a, b) => a.number - b.number)) {
    const { passage } = scene.block
    const node = nameOf(scene)
    if (!known.has(passage) && Object.hasOwn(nodes, node)) known.set(passage, node)
  }
  return (passage) => {
    const node = passage === null ? undefined : known.get(passage)
    return node === undefined ? {} : { node }
  }
}

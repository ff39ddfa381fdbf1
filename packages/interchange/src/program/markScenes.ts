import { stepsFrom, type StoryStructure, wire } from '@kathasagar/story'
import type { ImportFix } from '../shared/importedStory.ts'

/** Format characters and spaces alone are nothing that a reader can see, to the review as well. */
const VISIBLE = /[^\s\p{Cf}]/u

/** What the review will have against a scene, told of it while it is brought. */
export function markScenes(
  structure: StoryStructure,
): (node: string) => readonly Omit<ImportFix, 'id'>[] {
  const { placeOf, nodes, targets, start } = wire(structure)
  const steps = start === -1 ? null : stepsFrom([start], targets)
  return (node) => {
    const place = placeOf.get(node) ?? -1
    const mark = (kind: ImportFix['kind'], message: string) => ({ kind, node, parts: 1, message })
    return [
      ...(VISIBLE.test(nodes[place]?.text ?? '') ? [] : [mark('empty', 'This scene has no text.')]),
      ...(steps?.[place] === -1 ? [mark('unreached', 'No way from the start leads here.')] : []),
    ]
  }
}

import type { DraftStructure } from '@kathasagar/story/schema'
import { sceneKind, type SceneKind } from '../../model/structure/outlineRows.ts'
import { nodeOf } from '../../model/structure/structureEdit.ts'
import { waysOf, type Way } from '../../model/structure/structureShape.ts'

export interface MapScene {
  id: string
  name: string
  kind: SceneKind
  choices: number
  group: number | undefined
}

export interface StoryMap {
  scenes: readonly MapScene[]
  edges: readonly Way[]
}

export const SCENE_SIZE = { width: 172, height: 58 } as const

/** Encodes a name for use in selectors. */
export const idOf = (name: string) =>
  `s${Array.from({ length: name.length }, (_, at) => name.charCodeAt(at).toString(36)).join('-')}`

/** Returns the scenes and choices to draw, with placeholders for missing targets. */
export function mapOf(structure: DraftStructure): StoryMap {
  const edges = waysOf(structure)
  const names = new Set([...Object.keys(structure.nodes), ...edges.map(({ to }) => to)])
  const scenes = [...names].map((name) => ({
    id: idOf(name),
    name,
    kind: sceneKind(structure, name),
    choices: nodeOf(structure, name)?.choices.length ?? 0,
    group: nodeOf(structure, name)?.group,
  }))
  return { scenes, edges }
}

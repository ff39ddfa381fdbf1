import type { DraftStructure } from '@kathasagar/story/schema'
import { sceneKind, type SceneKind } from '../../model/structure/outlineRows.ts'
import { waysOf, type Way } from '../../model/structure/structureShape.ts'

/** A scene as it is drawn, whether or not it has been written. */
export interface MapScene {
  /** Stands for the name in the page, where a name could be anything. */
  id: string
  name: string
  kind: SceneKind
  choices: number
}

export interface StoryMap {
  scenes: readonly MapScene[]
  edges: readonly Way[]
}

/** Pixels of a drawn scene. */
export const SCENE_SIZE = { width: 172, height: 58 } as const

/** A name as letters and digits, so that no name can be read as a selector or an address. */
export const idOf = (name: string) =>
  `s${Array.from({ length: name.length }, (_, at) => name.charCodeAt(at).toString(36)).join('-')}`

/** What there is to draw of a structure: its scenes, and the names that lead nowhere. */
export function mapOf(structure: DraftStructure): StoryMap {
  const edges = waysOf(structure)
  const names = new Set([...Object.keys(structure.nodes), ...edges.map(({ to }) => to)])
  const scenes = [...names].map((name) => ({
    id: idOf(name),
    name,
    kind: sceneKind(structure, name),
    choices: Object.hasOwn(structure.nodes, name)
      ? (structure.nodes[name]?.choices.length ?? 0)
      : 0,
  }))
  return { scenes, edges }
}

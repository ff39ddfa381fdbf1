import { MarkerType, Position, type Edge, type NodeHandle } from '@xyflow/react'

import type { NodeMarks } from '../../../structure/structureFocus.ts'
import type { Way } from '../../../structure/structureShape.ts'
import type { NodePositions } from './layOut.ts'
import { idOf, SCENE_SIZE, type MapScene, type StoryMap } from './mapOf.ts'
import type { SceneNodeType } from './SceneNode.tsx'

export type ChoiceEdge = Edge<{ from: string; choice: number }>

const HANDLE = { x: SCENE_SIZE.width / 2 - 5, width: 10, height: 10 } as const

// All scenes are of one size, so nobody need measure five hundred of them before a way is drawn.
const HANDLES: NodeHandle[] = [
  { ...HANDLE, type: 'target', position: Position.Top, y: -5 },
  { ...HANDLE, type: 'source', position: Position.Bottom, y: SCENE_SIZE.height - 5 },
]

interface Drawn {
  map: StoryMap
  positions: NodePositions
  marks: NodeMarks
  selected: string
  /** What a screen reader says of a scene. */
  sceneLabel: (scene: MapScene) => string
  /** Label of an edge. */
  wayLabel: (way: Way) => string
}

/** The scenes in the shape in which the map takes them. */
export const sceneNodes = ({
  map,
  positions,
  marks,
  selected,
  sceneLabel,
}: Omit<Drawn, 'wayLabel'>): SceneNodeType[] =>
  map.scenes.map((scene) => {
    const { id, name, kind, choices } = scene
    return {
      id,
      type: 'scene',
      position: positions.get(id) ?? { x: 0, y: 0 },
      ...SCENE_SIZE,
      measured: SCENE_SIZE,
      handles: HANDLES,
      data: { name, kind, choices, mark: marks.get(name) },
      selected: name === selected,
      ariaLabel: sceneLabel(scene),
      connectable: true,
    }
  })

/** The ways between them; a way back up is told apart from one that leads on. */
export const choiceEdges = ({
  map,
  positions,
  selected,
  wayLabel,
}: Omit<Drawn, 'marks' | 'sceneLabel'>): ChoiceEdge[] =>
  map.edges.map((way) => {
    const { from, choice, to, isBroken, isFailure } = way
    const source = idOf(from)
    const target = idOf(to)
    const isBack = (positions.get(target)?.y ?? 0) <= (positions.get(source)?.y ?? 0)
    const look = isBroken ? 'broken' : from === selected ? 'open' : isBack ? 'back' : 'on'
    return {
      id: `${source}_${choice}${isFailure ? '_fails' : ''}`,
      source,
      target,
      className: `way-${look}`,
      data: { from, choice },
      ariaLabel: wayLabel(way),
      markerEnd: { type: MarkerType.Arrow, width: 20, height: 20 },
      ...(from === selected ? { zIndex: 1 } : {}),
    }
  })

import { Graph, layout } from '@dagrejs/dagre'
import type { DraftStructure } from '@kathasagar/story/schema'

import { type ChoiceEdge, waysOf } from '../../model/structure/structureShape.ts'
import { sceneKind, type SceneKind } from '../../model/structure/outlineRows.ts'
import { nodeOf } from '../../model/structure/structureEdit.ts'

export interface MapScene {
  id: string
  name: string
  kind: SceneKind
  choices: number
  group: number | undefined
}

export interface StoryMap {
  scenes: readonly MapScene[]
  edges: readonly ChoiceEdge[]
}

export const SCENE_SIZE = { width: 172, height: 58 } as const

/** Encodes a scene name, so that the name can be part of a CSS selector. */
export const idOf = (name: string) =>
  `s${Array.from({ length: name.length }, (_, at) => name.charCodeAt(at).toString(36)).join('-')}`

/** Returns the scenes and the choices to draw. Missing target scenes get a placeholder. */
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

export interface Spot {
  x: number
  y: number
}

export type NodePositions = ReadonlyMap<string, Spot>

/** Number of scenes above which the layout uses one incoming choice per scene, to save time. */
const FINE_MOST = 80

/** Returns the first choice that has each scene as its target, in breadth-first order. */
function firstWays({ scenes, edges }: StoryMap): readonly ChoiceEdge[] {
  const from = Map.groupBy(edges, (way) => way.from)
  const start = scenes.find(({ kind }) => kind === 'start')?.name
  const seen = new Set(start === undefined ? [] : [start])
  const found: ChoiceEdge[] = []
  const walk = (queue: string[]) => {
    // The loop also visits the names that are added to the queue in the loop.
    for (const name of queue) {
      for (const way of from.get(name) ?? []) {
        if (seen.has(way.to)) continue
        seen.add(way.to)
        found.push(way)
        queue.push(way.to)
      }
    }
  }
  walk([...seen])
  for (const { name } of scenes) {
    if (seen.has(name)) continue
    seen.add(name)
    walk([name])
  }
  return found
}

/** Calculates positions for all scenes, from top to bottom. */
export function layOut(map: StoryMap): NodePositions {
  const { scenes } = map
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 72 })
  graph.setDefaultEdgeLabel(() => ({}))
  const idByName = new Map(scenes.map(({ id, name }) => [name, id]))
  for (const { id } of scenes) graph.setNode(id, { ...SCENE_SIZE })
  for (const { from, to } of scenes.length > FINE_MOST ? firstWays(map) : map.edges) {
    const source = idByName.get(from)
    const target = idByName.get(to)
    if (source !== undefined && target !== undefined && from !== to) graph.setEdge(source, target)
  }
  layout(graph)
  return new Map(
    scenes.map(({ id }) => {
      const { x = 0, y = 0 } = graph.node(id) ?? {}
      return [id, { x: x - SCENE_SIZE.width / 2, y: y - SCENE_SIZE.height / 2 }]
    }),
  )
}

const BELOW = SCENE_SIZE.height + 72
const BESIDE = SCENE_SIZE.width + 36

/** Preserves the positions. Places a new scene below one that links to it, or at the bottom. */
export function layOutNew(
  map: StoryMap,
  before: StoryMap,
  positions: NodePositions,
): NodePositions {
  const known = new Map(positions)
  if (map.scenes.length === before.scenes.length) {
    map.scenes.forEach(({ id }, place) => {
      const was = before.scenes[place]?.id
      const spot = was === undefined ? undefined : positions.get(was)
      if (!known.has(id) && spot) known.set(id, spot)
    })
  }
  const lowest = Math.max(0, ...[...positions.values()].map(({ y }) => y))
  const taken = new Set([...known.values()].map(({ x, y }) => `${x} ${y}`))
  const idByName = new Map(map.scenes.map(({ id, name }) => [name, id]))
  const found = map.scenes.map(({ id, name }): [string, Spot] => {
    const kept = known.get(id)
    if (kept) return [id, kept]
    const source = map.edges.find(({ to }) => to === name)?.from
    const above = source === undefined ? undefined : known.get(idByName.get(source) ?? '')
    let spot = above ? { x: above.x, y: above.y + BELOW } : { x: 0, y: lowest + BELOW }
    while (taken.has(`${spot.x} ${spot.y}`)) spot = { x: spot.x + BESIDE, y: spot.y }
    taken.add(`${spot.x} ${spot.y}`)
    known.set(id, spot)
    return [id, spot]
  })
  return new Map(found)
}

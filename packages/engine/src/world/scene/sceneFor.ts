import { own, type Scene, seedOf, type StoryGraph, tokenize } from '@kathasagar/story'
import { type Cloth, CLOTHS, CREATURES } from '@kathasagar/story/sceneWords'

import { sceneInText } from './sceneInText.ts'
import type { TurnState } from '../turnState.ts'

/** Returns the author's sketch or the things that the text mentions, with the cast. Null without any. */
export function sceneFor(graph: StoryGraph, state: Pick<TurnState, 'node'>): Scene | null {
  const { scene, text, title = '', details = [] } = graph.node(state.node)
  const hasSketch = scene !== undefined && Object.values(scene).some((part) => part !== undefined)
  const sketch = hasSketch ? scene : sceneInText([text, ...details].join(' '), title)
  const hasCast = Object.keys(graph.cast).length > 0
  const drawn = { ...sketch, ...(hasCast ? castHere(graph, state.node, sketch) : {}) }
  const { place, people = [], creatures = [], objects = [] } = drawn
  if (!hasSketch && !place && people.length + creatures.length + objects.length === 0) return null
  return { ...drawn, ...(title.trim() && { title: title.trim() }) }
}

const isCreature = (kind: string) => CREATURES.some((creature) => creature === kind)

/** Returns the cast members in the scene, in the poses of the sketch. */
function castHere(
  graph: StoryGraph,
  node: string,
  sketch: Scene,
): Pick<Scene, 'people' | 'creatures'> {
  const here = (graph.node(node).people ?? []).flatMap((id) => {
    const look = own(graph.cast, id)?.look
    return look ? [{ id, look }] : []
  })
  const beasts = here.filter(({ look }) => isCreature(look.kind)).map(({ look }) => look.kind)
  const poses = [...(sketch.people ?? [])]
  return {
    people: here
      .filter(({ look }) => !isCreature(look.kind))
      .map(({ id, look }) => {
        const at = poses.findIndex(({ kind }) => kind === look.kind)
        const [sketched] = at < 0 ? [] : poses.splice(at, 1)
        return { ...look, cloth: clothOf(id, look.cloth), pose: sketched?.pose }
      }),
    creatures: [...new Set([...beasts, ...(sketch.creatures ?? [])])],
  }
}

/** Returns the named colour, or a constant colour for the id. */
export function clothOf(id: string, named = ''): Cloth | undefined {
  const words = tokenize(named)
  return CLOTHS.find((cloth) => words.includes(cloth)) ?? CLOTHS[seedOf(id) % CLOTHS.length]
}

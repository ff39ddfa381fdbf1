import { own, type Scene, seedOf, type StoryGraph, wordsOf } from '@kathasagar/story'
import { type Cloth, CLOTHS, CREATURES } from '@kathasagar/story/sceneWords'

import { stemOf } from '../words/stem.ts'
import { MOOD_SIGNS, TIME_SIGNS, WEATHER_SIGNS } from './sceneWords.ts'
import type { TurnState } from '../turn/turnState.ts'

/**
 * What to draw of where the player stands. A place is drawn where the author's sketch names it, and
 * nowhere else: without a sketch the text's words tell of the light alone. Where the story has a
 * cast, people are those who are here, in the looks that they have in every picture; the player is
 * never in it.
 */
export function sceneFor(graph: StoryGraph, state: Pick<TurnState, 'node'>): Scene {
  const { scene, text, title = '', details = [] } = graph.node(state.node)
  const hasSketch = scene !== undefined && Object.values(scene).some((part) => part !== undefined)
  const sketch = hasSketch ? scene : guessLight([title, text, ...details].join(' '))
  const hasCast = Object.keys(graph.cast).length > 0
  return {
    ...sketch,
    ...(hasCast ? castHere(graph, state.node, sketch) : {}),
    title: graph.titleOf(state.node),
  }
}

/** Returns the hour, weather and mood that a text names most often. */
export function guessLight(text: string): Pick<Scene, 'time' | 'weather' | 'mood'> {
  const stems = wordsOf(text).map(signStem)
  return {
    time: mostNamed(TIME_SIGNS, stems)[0],
    weather: mostNamed(WEATHER_SIGNS, stems)[0],
    mood: mostNamed(MOOD_SIGNS, stems)[0],
  }
}

/** The words whose signs are in the text, the most often named first. */
function mostNamed(signs: Readonly<Record<string, string>>, stems: readonly string[]): string[] {
  return Object.entries(signs)
    .map(([word, row]) => {
      const known = new Set(wordsOf(row).map(signStem))
      return { word, times: stems.filter((stem) => known.has(stem)).length }
    })
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
    .map(({ word }) => word)
}

/** Hindi is typed with and without nukta and chandrabindu. */
function signStem(word: string): string {
  return stemOf(word.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं').normalize('NFC'))
}

/** Whether a look is an animal's. */
const isCreature = (kind: string) => CREATURES.some((creature) => creature === kind)

/** Those of the cast who are here, in their looks; a sketch says only how they stand. */
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

/** The colour that a look names, else one that goes by the id: the same in every picture. */
export function clothOf(id: string, named = ''): Cloth | undefined {
  const words = wordsOf(named)
  return CLOTHS.find((cloth) => words.includes(cloth)) ?? CLOTHS[seedOf(id) % CLOTHS.length]
}

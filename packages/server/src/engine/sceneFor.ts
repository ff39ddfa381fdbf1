import { type Scene, type StoryGraph, wordsOf } from '@kathasagar/api/rules'

import { stemOf } from './words/stem.ts'
import {
  CREATURE_SIGNS,
  MOOD_SIGNS,
  PERSON_SIGNS,
  PLACE_SIGNS,
  THING_SIGNS,
  TIME_SIGNS,
  WEATHER_SIGNS,
} from './sceneWords.ts'
import type { TurnState } from './turn/turnState.ts'

const MOST_PEOPLE = 3
const MOST_THINGS = 2

/** What to draw of where the player stands: the author's sketch, else a guess from the text's words. */
export function sceneFor(graph: StoryGraph, state: TurnState): Scene {
  const { scene, text, title = '', details = [] } = graph.node(state.node)
  const hasSketch = scene !== undefined && Object.values(scene).some((part) => part !== undefined)
  return hasSketch ? scene : guessScene([title, text, ...details].join(' '))
}

function guessScene(text: string): Scene {
  const stems = wordsOf(text).map(signStem)
  return {
    place: mostNamed(PLACE_SIGNS, stems)[0],
    time: mostNamed(TIME_SIGNS, stems)[0],
    weather: mostNamed(WEATHER_SIGNS, stems)[0],
    mood: mostNamed(MOOD_SIGNS, stems)[0],
    people: mostNamed(PERSON_SIGNS, stems)
      .slice(0, MOST_PEOPLE)
      .map((kind) => ({ kind })),
    creatures: mostNamed(CREATURE_SIGNS, stems).slice(0, MOST_THINGS),
    objects: mostNamed(THING_SIGNS, stems).slice(0, MOST_THINGS),
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

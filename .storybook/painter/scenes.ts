import {
  CREATURES,
  HELD_THINGS,
  MOODS,
  PERSON_KINDS,
  PLACES,
  POSE_NAMES,
  TIMES,
  WEATHERS,
} from '../../packages/story/src/vocabulary/sceneWords.ts'

import type { Scene } from '../../packages/painter/src/paint.ts'

const byTurns = <Word extends string>(words: readonly Word[], at: number): Word =>
  words[at % words.length]!

/** A scene at every place that the painter knows, with all its other words by turns. */
export const scenes: readonly Scene[] = PLACES.map((place, at) => ({
  place,
  time: byTurns(TIMES, at),
  weather: byTurns(WEATHERS, at),
  mood: byTurns(MOODS, at),
  people: [
    {
      kind: byTurns(PERSON_KINDS, at),
      pose: byTurns(POSE_NAMES, at),
      holds: byTurns(HELD_THINGS, at),
    },
  ],
  creatures: [byTurns(CREATURES, at)],
}))

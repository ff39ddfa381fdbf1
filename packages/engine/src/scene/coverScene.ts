import { wordsOf } from '@kathasagar/story'
import { personKindOf, placeOf } from '@kathasagar/story/sceneWords'

import { guessLight } from './sceneFor.ts'

/** Returns the first result that is not undefined, for the words in their order. */
const firstOf = <Found>(words: readonly string[], find: (word: string) => Found | undefined) =>
  words.map((word) => find(word) ?? find(word.replace(/s$/u, ''))).find((found) => found)

/** Returns the scene to draw for a cover: what the text names, and a default for each part that it does not. */
export function coverScene(text: string) {
  const words = wordsOf(text)
  const { time = 'dusk', weather = 'clear', mood = 'wonder' } = guessLight(text)
  const place: string = firstOf(words, placeOf) ?? 'river'
  const who: string = firstOf(words, personKindOf) ?? 'nobody'
  return { place, time, weather, mood, who }
}

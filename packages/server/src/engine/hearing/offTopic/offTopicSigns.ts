import { stemOf } from '../../words/stem.ts'
import { languageOf } from '../../words/languageOf.ts'
import { heardWords } from '../heardWords.ts'
import { intentOf } from '../intent/intentOf.ts'
import { isWonder } from '../intent/wonders.ts'
import { isWorldly, worldlyWords } from '../intent/worldly.ts'
import { signsIn } from '../outside/signsIn.ts'

/** Shares of words that the story does not tell are told apart by so many steps. */
const STEPS = 4

/** What of a text tells whether it is of the story; `told` are the stems that the story tells. */
export function offTopicSigns(text: string, told: ReadonlySet<string>): readonly string[] {
  const words = heardWords(text)
  const { form, intent, asks } = intentOf(text)
  const strange = words.filter(
    ({ word, keys }) => !told.has(stemOf(word)) && !keys.some((key) => told.has(key)),
  )
  const share = words.length === 0 ? 0 : Math.ceil((STEPS * strange.length) / words.length)
  const named = worldlyWords(text).some((word) => !told.has(stemOf(word)))
  return [
    ...signsIn(text),
    ...new Set(words.flatMap(({ keys }) => keys.map((key) => `=${key}`))),
    ...strange.map(({ word }) => `?${word}`),
    ...new Set(strange.flatMap(({ keys }) => keys.map((key) => `?=${key}`))),
    `#form:${form}`,
    `#for:${intent}`,
    `#asks:${asks}`,
    `#in:${languageOf(text)}`,
    `#new:${share}`,
    `#new:${share}:${Math.min(STEPS, strange.length)}`,
    ...(isWorldly(text) ? ['#worldly'] : []),
    ...(named ? ['#world'] : []),
    ...(isWonder(text) ? ['#wonder'] : []),
  ]
}

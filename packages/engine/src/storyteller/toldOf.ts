import { wordsOf } from '@kathasagar/story'

import { heardWords } from '../words/heardWords.ts'
import { shareToldIn } from '../hearing/intent/contentOf.ts'
import { intentOf } from '../hearing/intent/intentOf.ts'
import { knownOn } from '../known/knownOn.ts'
import { answersKind, hereOn } from '../known/sentencesOn.ts'
import { duePressure } from './duePressure.ts'
import { describeDetail, type Standpoint, untoldDetails } from './surroundings.ts'
import { tellKnown } from './tellKnown.ts'

/** So much of what the words name must be spoken of for a detail to answer them. */
const ENOUGH = 0.5

/**
 * What the author tells that answers the words: what the play knows of what they ask for, a detail that
 * they touch on, a sentence of the scene on what they look at; to whoever waits, what the place does.
 */
export function toldOf(at: Standpoint, words: string): string | null {
  const known = tellKnown(at, knownOn(at, words))
  if (known !== null) return known
  const detail = nearestOf(words, untoldDetails(at))
  if (detail !== null && isShownFor(words, detail)) return describeDetail(at, detail)
  return sentenceOn(at, words) ?? (isIdle(words) ? duePressure(at) : null)
}

/** To see a thing answers whoever looks at it, and whoever asks what it tells; not what is done with it. */
function isShownFor(words: string, detail: string): boolean {
  const { form, intent, asks } = intentOf(words)
  if (asks !== null) return answersKind(asks, detail, words)
  return form !== 'deed' || intent === 'look'
}

const isIdle = (words: string) => {
  const { form, intent } = intentOf(words)
  return form === 'signs' || intent === 'wait' || intent === 'rest'
}

/** The text that speaks of most of what the words name. */
function nearestOf(words: string, texts: readonly string[]): string | null {
  const shares = texts.map((text) => ({ text, share: shareToldIn(text, words) }))
  const [best] = shares.toSorted((a, b) => b.share - a.share)
  return best !== undefined && best.share >= ENOUGH ? best.text : null
}

/** Whether words do no more than name something: "walnut tree". */
const isNaming = (words: string): boolean =>
  wordsOf(words).length <= MOST_OF_A_NAME &&
  heardWords(words).every(({ meaning }) => !meaning.isDeed)
const MOST_OF_A_NAME = 3

/** What the scene itself says of what is looked at. */
function sentenceOn(at: Standpoint, words: string): string | null {
  const { form, intent } = intentOf(words)
  if (form === 'question' || (!isNaming(words) && intent !== 'look')) return null
  return hereOn(at, words).find((text) => !at.voice.wasRetold(text)) ?? null
}

import { own, type StoryGraph } from '@kathasagar/story'

import { intentOf } from '../hearing/intent/intentOf.ts'
import type { QuestionKind } from '../hearing/intent/questionIn.ts'
import { sceneNow, worldOf } from '../state/playWorld.ts'
import type { TurnState } from '../turn/turnState.ts'
import { askedFor, sharedWith } from './sharedWith.ts'
import { SENTENCE, unconditionalSentences } from './unconditionalText.ts'

type Place = { graph: StoryGraph; state: TurnState }

/** So much of what is asked for a sentence must tell of. */
const ENOUGH = 0.6
/** Of what was read before: all of it, as there is much more to find a word in. */
const ALL = 0.99
/** A longer sentence tells too much beside it. */
const LONGEST = 200
/** Scenes back that are still in mind. */
const SCENES_BACK = 8

const A_NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|twice|once)\b|(?<!\p{L})(?:एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|सौ|हज़ार|बीस|तीस|चालीस|पचास)(?![\p{L}\p{M}])/iu
const A_REASON = /\bbecause\b|\bso that\b|\bfor fear\b|\bthat['’]?s why\b|क्योंकि|इसलिए|ताकि/iu
const A_TIME =
  /\b(?:day|night|morning|evening|noon|hour|week|month|year|winter|summer|spring|ago|yesterday|tomorrow|today|tonight|\p{L}+day)s?\b|\p{N}|दिन|रात|सुबह|शाम|साल|बरस|महीन|हफ़्त|कल|आज/iu
const HOW_MUCH = /\bhow (?:many|much|old|far|long|big|tall|deep)\b|कितन|kitn/iu

/** What a sentence has to hold to answer a question of its kind. */
const FITS: Readonly<Record<QuestionKind, (sentence: string, words: string) => boolean>> = {
  who: (sentence, words) => !isLatin(sentence) || namesAnother(sentence, words),
  what: (sentence, words) => !isLatin(sentence) || (WHAT_IT_IS.test(words) && IT_IS.test(sentence)),
  where: () => true,
  when: (sentence) => A_TIME.test(sentence),
  why: (sentence) => A_REASON.test(sentence),
  how: (sentence, words) => HOW_MUCH.test(words) && A_NUMBER.test(sentence),
  whether: (_, words) => /^[^\p{L}\p{M}\p{N}]*(?:is|are) there\b/iu.test(words),
  if: () => false,
}

const isLatin = (text: string) => /^\P{L}*\p{Script=Latin}/u.test(text)
const WHAT_IT_IS = /\b(?:what|wat|which)(?:['’]?s| is| are| was| were)\b/iu
const IT_IS = /\b(?:is|are|was|were|means?|called)\b/iu
/** Whether a sentence holds a name that the words do not: only a name says who. */
const namesAnother = (sentence: string, words: string) =>
  (sentence.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? []).some(
    (name) => !words.toLowerCase().includes(name.toLowerCase()),
  )

/** Whether a sentence can answer a question of that kind at all. */
export const answersKind = (asks: QuestionKind, sentence: string, words: string): boolean =>
  FITS[asks](sentence, words)

/** Sentences of this scene that tell what is asked for, the nearest first. */
export const hereOn = (at: Place, words: string): readonly string[] =>
  nearest(sentencesOf(sceneNow(at.graph, at.state)), words, ENOUGH)

/** Sentences of this scene that speak of most of what is asked about, the nearest first. */
export const aboutScene = (at: Place, words: string): readonly string[] =>
  nearest(sentencesOf(sceneNow(at.graph, at.state)), words, ENOUGH, { isOfAnyKind: true })

/** The same of scenes on the way here, the last first, and of pages that were read. */
export function beforeOn(at: Place, words: string): readonly string[] {
  const { graph, state } = at
  const { length } = askedFor(words)
  // One word stands in too many sentences, unless it is a name that the story knows.
  if (length === 0 || (length === 1 && !isNamed(graph, words))) return []
  const world = worldOf(graph, state)
  const pages = graph.codex
    .filter(({ id }) => world !== null && own(world.met, `codex:${id}`) !== undefined)
    .map(({ text }) => text)
  return [...pages, ...scenesBefore(at)].flatMap((text) =>
    nearest(sentencesOf(text), words, ALL).slice(0, 1),
  )
}

/**
 * What scenes on the way here told for certain, the last first: a sentence that varies may have read
 * otherwise when it was told.
 */
export const scenesBefore = ({ graph, state }: Place): readonly string[] =>
  state.visited
    .filter((name) => name !== state.node && graph.has(name))
    .slice(-SCENES_BACK)
    .toReversed()
    .map((name) => unconditionalSentences(graph, graph.node(name).text).join(' '))

const isNamed = ({ cast, things, codex }: StoryGraph, words: string) =>
  [...Object.values(cast), ...Object.values(things)].some(
    ({ name }) => sharedWith(words, name) > 0,
  ) || codex.some(({ title }) => sharedWith(words, title) > 0)

const sentencesOf = (text: string) =>
  text
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    // A piece of speech that has lost its other half is no sentence, and a question answers none.
    .filter((sentence) => count(sentence, /“/gu) === count(sentence, /”/gu))
    .filter(({ length }) => length <= LONGEST)
    .filter((sentence) => !/[?？]["”’]?$/u.test(sentence))

const count = (text: string, sign: RegExp) => (text.match(sign) ?? []).length

function nearest(
  sentences: readonly string[],
  words: string,
  enough: number,
  { isOfAnyKind = false } = {},
): string[] {
  const { asks } = intentOf(words)
  return sentences
    .filter((sentence) => isOfAnyKind || asks === null || FITS[asks](sentence, words))
    .map((sentence) => ({ sentence, share: sharedWith(words, sentence) }))
    .filter(({ share }) => share >= enough)
    .toSorted((a, b) => b.share - a.share)
    .map(({ sentence }) => sentence)
}

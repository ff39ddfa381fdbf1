import { getOwn, type StoryGraph, peopleAt, statusIn, wordsOfValue } from '@kathasagar/story'

import { nounsIn, intentOf, type QuestionKind } from '../intent/intentOf.ts'
import { correctSpelling } from '../correctSpelling.ts'
import { sceneNow, type StoryPlace } from '../../world/playWorld.ts'
import { firstWords } from '../../text/inputText.ts'
import { isEnglish } from '../../text/languageOf.ts'
import { keywordsOf, searchTermsOf, type Keyword } from '../../text/keywordsOf.ts'
import { withSynonyms } from '../../text/synonyms.ts'
import {
  questionKeywords,
  MEASURE,
  shareMentioned,
  contentWordsOf,
  beginsWithName,
} from '../intent/contentWordsOf.ts'
import { SENTENCE, unconditionalSentences } from '../../text/unconditionalText.ts'
import { saysYou } from '../intent/addressed.ts'

/** Minimum fraction of the words for earlier texts: all, because long texts match easily. */
const ALL = 0.99
/** Maximum length of a sentence, in characters. */
const LONGEST = 300
const SCENES_BACK = 8

const A_NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|twice|once)\b|(?<!\p{L})(?:एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|सौ|हज़ार|बीस|तीस|चालीस|पचास)(?![\p{L}\p{M}])/iu
const A_REASON = /\bbecause\b|\bso that\b|\bfor fear\b|\bthat['’]?s why\b|क्योंकि|इसलिए|ताकि/iu
const A_TIME =
  /\b(?:day|night|morning|evening|noon|hour|week|month|year|winter|summer|spring|ago|yesterday|tomorrow|today|tonight|\p{L}+day)s?\b|\p{N}|दिन|रात|सुबह|शाम|साल|बरस|महीन|हफ़्त|कल|आज/iu
const A_PLACE =
  /(?<![’'])\b(?:is|are|was|were|sits?|sat|stands?|stood|lies|lay|hangs?|hung|leans?|waits?)\b.*\b(?:in|on|at|under|behind|beside|by|near|above|over|from|against)\b|में|पर|पास|नीचे|ऊपर/iu
const A_COLOUR =
  /\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|golden|silver|orange|pink|purple)\b|लाल|नीला|नीली|हरा|हरी|पीला|पीली|काला|काली|सफ़ेद/iu
const HOW_MUCH = /\bhow (?:many|much|old|far|long|big|tall|deep)\b|कितन|kitn/iu

/** Preferred content of an answer, by kind of question. */
const KINDS_TOLD: readonly (readonly [RegExp, RegExp])[] = [
  [HOW_MUCH, A_NUMBER],
  [/\bwhy\b|क्यों|kyu|kyon/iu, A_REASON],
  [/\bwhen\b|what time|कब|\bkab\b|कितने बजे|kitne baje/iu, A_TIME],
  [/\bwhere\b|कहाँ|कहां|kaha/iu, A_PLACE],
  [/\bcolou?r\b|रंग|\brang\b/iu, A_COLOUR],
]

/** Required content of an answer, by kind of question. */
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
const namesAnother = (sentence: string, words: string) =>
  (sentence.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? []).some(
    (name) => !words.toLowerCase().includes(name.toLowerCase()),
  )

export const fitsQuestion = (asks: QuestionKind, sentence: string, words: string): boolean =>
  FITS[asks](sentence, words)

export const sceneSentences = (at: StoryPlace, words: string): readonly string[] => {
  const { asks } = intentOf(words)
  return aboutScene(at, words).filter(
    (one) => shareMentioned(words, one) >= ENOUGH && (asks === null || FITS[asks](one, words)),
  )
}

/** Minimum fractions of the input words in a sentence: for a certain match, and as a last resort. */
const ENOUGH = 0.6
const ENOUGH_AT_LAST = 0.34
/** Maximum number of words to correct, because each is compared with all words of the scene. */
const MAX_RESPELT = 24
const UNKNOWN = 0.5
/** Minimum weight of a common word in a question: "what is he holding?" */
const LEAST_ASKED = 0.7
/** Bonus for the requested content, such as a place or a number. */
const FITTING = 0.3

/** Returns sentences of this scene about the input, best first. A verb alone matches nothing. */
export function aboutScene(at: StoryPlace, words: string): readonly string[] {
  const sentences = sentencesOf(sceneNow(at.graph, at.state))
  const found = nearestIn(sentences, words)
  if (found.length > 0) return found
  const begun = firstWords(words, MAX_RESPELT)
  const spelt = correctSpelling(begun, sentences)
  return spelt === begun ? [] : nearestIn(sentences, spelt)
}

function nearestIn(sentences: readonly string[], words: string): readonly string[] {
  const { form } = intentOf(words)
  const isHindi = !isEnglish(words)
  const text = withSynonyms(words.replace(MEASURE, ' '))
  const things = nounsIn(text)
  const said = keywordsOf(text).filter(
    ({ word, meaning, isDenied }) =>
      !isDenied && (form === 'question' || !meaning.isDeed || things.has(word)),
  )
  const told = sentences.map((sentence) => searchTermsOf(withSynonyms(sentence)))
  const counts = said.map((one) => told.filter((words) => isIn(one, words, isHindi)).length)
  const weights = said.map(({ weight }, i) => {
    const least = form === 'question' ? LEAST_ASKED : 0
    const rarity = counts[i] === 0 ? UNKNOWN : Math.log(1 + sentences.length / counts[i]!)
    return Math.max(weight, least) * rarity
  })
  const all = weights.reduce((a, b) => a + b, 0)
  const kind = KINDS_TOLD.find(([asked]) => asked.test(words))?.[1]
  return sentences
    .map((sentence, at) => {
      const shared = said.reduce(
        (sum, one, i) => sum + (isIn(one, told[at]!, isHindi) ? weights[i]! : 0),
        0,
      )
      const share = all === 0 ? 0 : shared / all
      const isFitting = kind?.test(sentence) ?? false
      return {
        sentence,
        isEnough: share >= ENOUGH_AT_LAST || (said.length === 0 && isFitting),
        share: share + (isFitting ? FITTING : 0),
      }
    })
    .filter(({ isEnough }) => isEnough)
    .toSorted((a, b) => b.share - a.share || a.sentence.length - b.sentence.length)
    .map(({ sentence }) => sentence)
}

const isIn = ({ word, meaning }: Keyword, told: ReadonlySet<string>, isHindi: boolean): boolean =>
  told.has(meaning.root) ||
  (isHindi && meaning.sounds.some((sound) => told.has(`~${sound}`))) ||
  (word === 'man' && [...told].some((one) => /(?<!wo)man$/u.test(one)))

/** Returns matching sentences of the codex pages that were read, then of earlier scenes, latest first. */
function earlierSentences(at: StoryPlace, words: string): readonly string[] {
  const { graph, world } = at
  const { length } = questionKeywords(words)
  // One word alone matches too many sentences, unless it is a known name.
  if (length === 0 || (length === 1 && !isNamed(graph, words))) return []
  const pages = graph.codex
    .filter(({ id }) => world !== null && getOwn(world.met, `codex:${id}`) !== undefined)
    .map(({ text }) => text)
  return [...pages, ...scenesBefore(at)].flatMap((text) =>
    nearest(sentencesOf(text), words, ALL).slice(0, 1),
  )
}

/** Returns the texts of earlier scenes, latest first, without variable sentences. */
const scenesBefore = ({ graph, state }: StoryPlace): readonly string[] =>
  state.visited
    .filter((name) => name !== state.node && graph.has(name))
    .slice(-SCENES_BACK)
    .toReversed()
    .map((name) => unconditionalSentences(graph, graph.node(name).text).join(' '))

const isNamed = ({ cast, things, codex }: StoryGraph, words: string) =>
  [...Object.values(cast), ...Object.values(things)].some(
    ({ name }) => shareMentioned(words, name) > 0,
  ) || codex.some(({ title }) => shareMentioned(words, title) > 0)

const sentencesOf = (text: string) =>
  text
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    // Removes incomplete quotations and questions.
    .filter((sentence) => count(sentence, /“/gu) === count(sentence, /”/gu))
    .filter(({ length }) => length <= LONGEST)
    .filter((sentence) => !/[?？]["”’]?$/u.test(sentence))

const count = (text: string, sign: RegExp) => (text.match(sign) ?? []).length

function nearest(sentences: readonly string[], words: string, enough: number): string[] {
  const { asks } = intentOf(words)
  return sentences
    .filter((sentence) => asks === null || FITS[asks](sentence, words))
    .map((sentence) => ({ sentence, share: shareMentioned(words, sentence) }))
    .filter(({ share }) => share >= enough)
    .toSorted((a, b) => b.share - a.share)
    .map(({ sentence }) => sentence)
}

/** A fact that the player has read, or that the author stated for this scene. */
export type KnownAnswer =
  | { of: 'people'; names: readonly string[] }
  /** Time of day from the scene's sketch. */
  | { of: 'hour'; time: string }
  /** A state value with the author's label. */
  | { of: 'state'; label: string; value: string | boolean | number }
  /** A sentence of this scene, or of an earlier scene or codex page. */
  | { of: 'here' | 'before'; text: string }

const WHO_IS_HERE =
  /\b(?:who(?:['’]s| is| else is| all is| are| r)? (?:else )?(?:here|there|around|in here|with me|this)\b|(?:is|are) (?:there )?(?:any|some)(?:one|body)\b|any(?:one|body) (?:else )?(?:here|there|home|around)|am i alone)|(?:koi|कोई) (?:aur |और )?(?:hai|है)|(?:yahan|yaha|यहाँ|यहां) (?:aur |और )?(?:kaun|kon|कौन)|(?:kaun|kon|कौन) (?:hai|है) (?:yahan|yaha|यहाँ|यहां)/iu
const BESIDES = /\b(?:else|us|me|here|there|in|with|around|right|now|still)\b/giu
const WHAT_HOUR =
  /\bwhat(?:['’]s| is)? (?:the )?(?:time|hour)\b|\bis it (?:day|night|morning|evening|late|dark|dawn|dusk)\b|kitne baje|कितने बजे|(?:din|दिन) (?:hai|है) (?:ya|या)|किती वाजले|কটা বাজে|மணி என்ன|టైం ఎంత|ఎన్ని గంటలు|કેટલા વાગ્યા|ಎಷ್ಟು ಗಂಟೆ|ಗಂಟೆ ಎಷ್ಟು|മണി എത്ര|എത്ര മണി|کتنے بجے/iu

const ENOUGH_OF_LABEL = 0.66

/** Returns known answers to a question, most certain first. */
export function knownAnswers(at: StoryPlace, text: string): readonly KnownAnswer[] {
  const { form } = intentOf(text)
  if (form !== 'question') return []
  const plain = [...peopleKnown(at, text), ...hourKnown(at, text)]
  // Leaves questions about the addressed person to that person.
  if (plain.length > 0 || saysYou(text)) return plain
  return [
    ...sceneSentences(at, text).map((one): KnownAnswer => ({ of: 'here', text: one })),
    ...stateKnown(at, text),
    ...earlierSentences(at, text).map((one): KnownAnswer => ({ of: 'before', text: one })),
  ]
}

function peopleKnown({ graph, state, world }: StoryPlace, text: string): KnownAnswer[] {
  if (!WHO_IS_HERE.test(text) || graph.node(state.node).people === undefined) return []
  // "Is there anybody who sells rope" asks for more.
  if (contentWordsOf(text.replace(WHO_IS_HERE, ' ').replace(BESIDES, ' ')).length > 0) return []
  const people = peopleAt(graph, world, state.node)
  return [{ of: 'people', names: people.map(({ person }) => person.name) }]
}

function hourKnown({ graph, state }: StoryPlace, text: string): KnownAnswer[] {
  const time = graph.node(state.node).scene?.time?.trim().toLowerCase() ?? ''
  return time !== '' && WHAT_HOUR.test(text) ? [{ of: 'hour', time }] : []
}

function stateKnown({ graph, world }: StoryPlace, text: string): KnownAnswer[] {
  if (world === null || contentWordsOf(text).length === 0) return []
  return statusIn(graph.declared ?? {}, world).flatMap(
    ({ label, variable, value }): KnownAnswer[] => {
      if (isOfSomebody(graph, label, text) || shareMentioned(text, label) < ENOUGH_OF_LABEL)
        return []
      const told = 'one_of' in variable ? wordsOfValue(variable, String(value)) : value
      return [{ of: 'state', label, value: told }]
    },
  )
}

/** Returns true if the input only names a person to whom the label belongs: "Jamuna's trust". */
const isOfSomebody = (graph: StoryGraph, label: string, text: string) =>
  contentWordsOf(text).length === 1 &&
  Object.values(graph.cast).some(({ name }) => beginsWithName(text, name) && label.includes(name))

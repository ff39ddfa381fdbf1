import { EMPTY_MATCH, type InputMatch } from './matchChoices.ts'
import { isOnlyConsidered, removeConsidered, isOnlyQuestion } from '../text/question.ts'
import { saysYou } from './intent/addressed.ts'
import { isExclaimed, leadsWithVerb, nounsIn, questionIn } from './intent/intentOf.ts'
import { keywordsOf, type Keyword, wordSimilarity } from '../text/keywordsOf.ts'
import { withSynonyms } from '../text/synonyms.ts'

const TAKE = 0.5
const ASK = 0.36
/** Minimum score to ask about a choice if nothing else matches the input. */
const WEAK = 0.1
/** Minimum score for a question to take a choice that asks the same question. */
const TAKE_ASKED = 0.65
const TAKE_END = 0.55
/** Maximum score of the second-best choice, as a fraction of the best one. */
const BEHIND = 0.75
const MAX_ASKED = 2

/** Weight of a word that is not in the scene or in a label. */
const UNKNOWN = 0.5
/** Factor if only the action or only the object is the same. */
const CLASH = 0.35
/** Factor for a partial mismatch: of two objects, or of two actions without an object. */
const LIGHT_CLASH = 0.7
/** Similarity of a word that precedes a label's word in the scene text: "rusty" for the key. */
const BESIDE = 0.6
/** Similarity of a word that is part of another: "the man" for the ferryman. */
const PART = 0.8

interface PlainChoice {
  phrases: readonly string[]
  isEnd: boolean
}

const keywordsWithSynonyms = (text: string) => keywordsOf(withSynonyms(text))

interface SaidWord {
  one: Keyword
  before: Keyword | undefined
  isKnown: boolean
  isDeed: boolean
}

/** Matches free text with the labels of choices by their common words. */
export function matchLabels(
  text: string,
  scene: string,
  choices: readonly PlainChoice[],
): InputMatch {
  if (isExclaimed(text)) return EMPTY_MATCH
  const isThought = isOnlyConsidered(text)
  const isAsked = !isThought && !REQUEST.test(text) && isOnlyQuestion(text)
  const isPointing = PRONOUN.test(text)
  const things = nounsIn(withSynonyms(text))
  const told = keywordsWithSynonyms(scene)
  const said = keywordsWithSynonyms(
    isThought ? removeConsidered(text) : text.replace(REQUEST, 'ask '),
  ).map((one, i): SaidWord => {
    const isVerb = one.meaning.isDeed && !things.has(one.word)
    const isDeed = !one.isDenied && (isVerb || (i === 0 && leadsWithVerb(text)))
    const at = told.findIndex((word) => isSame(word, one))
    return { one, before: at < 0 || isAsked ? undefined : told[at + 1], isKnown: at >= 0, isDeed }
  })
  const scored = choices
    .map(({ phrases, isEnd }, index) => {
      const scores = phrases.map((phrase) =>
        isAsked ? scoreAsked(text, said, phrase) : scoreOf(said, phrase, isPointing),
      )
      return { index, isEnd, score: Math.max(...scores) }
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  if (best === undefined || best.score < WEAK) return EMPTY_MATCH
  const { score: chance, isEnd } = best
  const isAhead = (next?.score ?? 0) < chance * BEHIND
  const near = isAhead ? [best] : scored.filter(({ score }) => score >= chance * BEHIND)
  const meant = near.slice(0, MAX_ASKED).map(({ index }) => index)
  const isSure = chance >= (isEnd ? TAKE_END : isAsked ? TAKE_ASKED : TAKE)
  if (isSure && isAhead && !isThought && !(isAsked && isEnd))
    return { meant, isClear: true, chance }
  return chance >= ASK && !(isAsked && !isSure)
    ? { meant, isClear: false, chance }
    : { ...EMPTY_MATCH, ...(!isAsked && { weak: meant }) }
}

/** Scores a question against a choice that asks: "Ask who she is". */
function scoreAsked(text: string, said: readonly SaidWord[], phrase: string): number {
  if (!ASKING.test(phrase)) return 0
  const [topic] = TOPIC.exec(phrase) ?? []
  if (topic === undefined) return saysYou(text) ? scoreOf(said, phrase.replace(ASKING, '')) : 0
  const bare = topic.replace(/^about/iu, '')
  const isSameKind = bare === topic && questionIn(text) === questionIn(topic)
  if (keywordsWithSynonyms(bare).length === 0 && said.length === 0) return isSameKind ? 1 : 0
  return scoreOf(said, bare) + (isSameKind && !/^what/iu.test(topic) ? SAME_KIND : 0)
}
const SAME_KIND = 0.15
const TOPIC = /\b(?:about|what|who|whom|whose|where|when|why|how|which|if|whether)\b.*$/iu

const REQUEST = /^\P{L}*(?:(?:could|can|will|would) (?:you|u)|please|pls)\b/iu
const ASKING =
  /^\P{L}*(?:ask|find out|question|speak|talk|hear|listen|learn)\b(?! (?:\S+ ){1,4}(?:to|for)\b)/iu

/** Returns the overlap of the input and a label, from 0 to 1. */
function scoreOf(said: readonly SaidWord[], phrase: string, isPointing = false): number {
  const label = keywordsWithSynonyms(phrase)
  const isPronoun = PRONOUN.test(phrase)
  const found = said.map((one) => Math.max(0, ...label.map((other) => likeness(one, other))))
  const had = label.map((other) => Math.max(0, ...said.map((one) => likeness(one, other))))
  const precision = share(
    found,
    said.map(({ one, isKnown }, i) => one.weight * (isKnown || found[i]! > 0 ? 1 : UNKNOWN)),
  )
  const recall = share(
    had,
    label.map(({ weight, meaning }, i) =>
      isPointing && !meaning.isDeed && had[i]! < HALF ? weight * HALF : weight,
    ),
  )
  if (precision + recall === 0) return 0
  const score = ((1 + RECALL) * precision * recall) / (RECALL * precision + recall)
  const isMet = (i: number) => found[i]! >= HALF
  const deeds = said.filter(({ isDeed }, i) => isDeed && isMet(i))
  const things = said.filter(({ isDeed }, i) => !isDeed && isMet(i))
  const isLed = label[0]?.meaning.isDeed !== true || had[0]! >= HALF
  const otherDeeds = said.filter(({ isDeed }, i) => isDeed && !isMet(i))
  const isLight = deeds.every(({ one }) => one.weight < 1)
  const isOtherThing =
    deeds.length > 0 &&
    things.length === 0 &&
    !isPronoun &&
    said.some(({ isDeed, isKnown }, i) => !isDeed && (isKnown || isLight) && !isMet(i))
  if ((!isLed && otherDeeds.length > 0) || isOtherThing)
    return score * (things.length > 1 ? LIGHT_CLASH : CLASH)
  const isOneOfTwo = things.length === 0 && otherDeeds.some(({ one }) => one.weight === 1)
  return isOneOfTwo ? score * LIGHT_CLASH : score
}
/** Pronouns, which may refer to any named thing. */
const PRONOUN = /\b(?:her|him|it|them|he|she|they)\b/iu
const HALF = 0.5
/** Weight of the matched fraction of the label. Low, because labels are longer than input. */
const RECALL = 0.4

function share(shares: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((a, b) => a + b, 0)
  return all === 0 ? 0 : shares.reduce((sum, one, i) => sum + one * weights[i]!, 0) / all
}

const isSame = (one: Keyword, other: Keyword) => wordSimilarity(one, other) >= 0.7

function likeness({ one, before }: SaidWord, other: Keyword): number {
  const like = wordSimilarity(one, other)
  if (like > 0) return like
  if (isDerived(one.word, other.word)) return PART
  if (one.word === 'man' && /(?<!wo)man$/u.test(other.word)) return PART
  const isBeside = before !== undefined && !one.isDenied && !other.meaning.isDeed
  return isBeside && isSame(before, other) ? BESIDE : 0
}

const isDerived = (one: string, other: string) =>
  Math.min(one.length, other.length) > SHORT && (one.startsWith(other) || other.startsWith(one))
const SHORT = 4

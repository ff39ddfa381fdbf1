import type { Reaction } from '@kathasagar/api/rules'

import { isEnglish } from '../words/isEnglish.ts'
import { isOnlyQuestion, isQuestion, isRequest } from '../words/question.ts'
import type { MeantAnswer, Said } from './answersMeant.ts'
import { agrees } from './agreement.ts'
import { heardWords } from './heardWords.ts'
import { intentOf } from './intent/intentOf.ts'
import { isAskedWho, isNameAlone, isOnlyCalled, isSpoken } from './intent/addressed.ts'
import { isNamedBeside } from './namedBeside.ts'
import type { PhraseFit } from './rankMeant.ts'

/** So much of what was said a whole phrase must answer. */
const ENOUGH_SAID = 0.4
/** Of English, less of what was said than this is nothing that it was about. */
const HARDLY_SAID = 0.1
/** So near a word must come to count as said. */
const SAID = 0.6
/** So near that one word is both the deed and what it is about. */
const THE_SAME = 0.99
/** So much of a deed must be about a topic for it to be talk, and so much of one that is surely done. */
const TALKED_OF = 0.5
const DONE = 0.8
/** As much where no word of the phrase was said, and only one that is like it. */
const LIKE_ONLY = 0.7

/** As much as this of what was said is all but a word of it. */
const NEARLY_ALL = 0.8

/** A fit that does what was said goes before one that does not, from here on. */
const WORTH_IT = 0.65

/** So near a deed must come to a question about it. */
const LIKE_A_DEED = 0.85

/** How well an answer fits, and by which of its author's phrases. */
export type Nearest = Pick<MeantAnswer, 'score' | 'nearest' | 'ofSaid' | 'isAstray'>

export const NOTHING: Nearest = { score: 0, nearest: '', ofSaid: 0, isAstray: false }

/** `to` stands for itself; where there are deeds and things, one of each must be meant. */
export function reactionFit(said: Said, { to = [], about = [], deeds = [] }: Phrases): Nearest {
  const whole = fitsOf(said, to)
    .filter(({ ofSaid }) => ofSaid >= ENOUGH_SAID)
    .map((fit) => nearestIn(to, fit))
    // Of "what would you do, Deyi" no word is left but the name: that fits anything said to her.
    .filter(({ nearest, ofSaid }) => ofSaid >= 1 || !isNameAlone(said, nearest))
    .filter((fit) => !isAskedOfDeed(said, fit))
    .map((fit) => (isTheVeryPhrase(fit) ? fit : withAgreement(said, fit, to, deeds)))
  return bestOf([...whole, partsFit(said, { to, about, deeds })])
}

/** Whether a phrase of more than one word was said as it stands. */
const isTheVeryPhrase = ({ score, nearest }: Nearest): boolean =>
  score >= THE_SAME && heardWords(nearest).length > 1

/** The fit, and whether what is said goes astray from it: unless it is all but said, one must do the same. */
const withAgreement = (
  { text }: Said,
  fit: Nearest,
  ...phrases: readonly (readonly string[])[]
): Nearest => ({
  ...fit,
  isAstray:
    fit.score >= WORTH_IT && fit.ofSaid < NEARLY_ALL && !phrases.some((some) => agrees(text, some)),
})

/** Whether something is only asked, and the phrase is a deed that no more than resembles it. */
const isAskedOfDeed = ({ text }: Said, { score, nearest }: Nearest): boolean =>
  score < LIKE_A_DEED && isOnlyQuestion(text) && !isRequest(text) && !isQuestion(nearest)

/** Deed and thing, each by a word of its own. */
function partsFit(said: Said, { to = [], about = [], deeds = [] }: Phrases): Nearest {
  const isMeant = (fit: PhraseFit) => !isOtherKind(said, nearestIn(deeds, fit))
  const done = fitsOf(said, deeds).filter(isMeant)
  if (deeds.length === 0) return thingFit(said, to, about)
  if (about.length === 0) return bestOf(done.map((fit) => nearestIn(deeds, fit)))
  const things = thingsOf(said, about)
  const pairs = done.flatMap((deed) =>
    things
      .filter((thing) => areApart(deed, thing))
      .map((thing): Nearest => {
        const parts = [nearestIn(about, thing), nearestIn(deeds, deed)]
        const [least = NOTHING] = parts.toSorted((a, b) => a.score - b.score)
        return { ...least, ofSaid: Math.min(1, deed.ofSaid + thing.ofSaid) }
      }),
  )
  return bestOf(pairs)
}

/** What a reaction is about, with what its author's phrases do. */
function thingFit(said: Said, to: readonly string[], about: readonly string[]): Nearest {
  const fit = nearestOf(said, about)
  const isOnlyLike = isLikeOnly(said, fit) && fit.ofSaid < LIKE_ONLY
  if (isOnlyLike || isOnlyCalled(said.text, fit.nearest)) return { ...fit, isAstray: true }
  return to.length === 0 ? fit : withAgreement(said, fit, to)
}

type Phrases = Pick<Reaction, 'to' | 'about' | 'deeds'>

/** Whether a phrase is only like what was said, and of another kind: to weep is not to shout. */
function isOtherKind(said: Said, { score, nearest }: Nearest): boolean {
  const [meant, written] = [intentOf(said.text).intent, intentOf(nearest).intent]
  return score < THE_SAME && meant !== null && written !== null && meant !== written
}

/** Whether two phrases were said by different words, or by one that is both. */
function areApart(deed: PhraseFit, thing: PhraseFit): boolean {
  const both = deed.near.flatMap((like, i) => {
    const other = thing.near[i] ?? 0
    return like >= SAID || other >= SAID ? [Math.min(like, other)] : []
  })
  return both.length > 1 || both.some((like) => like >= THE_SAME)
}

/**
 * How well a reaction fits that holds everywhere. Whoever only asks about a deed does not do it, unless
 * the author foresaw the question; and who does one thing and names another does the first.
 */
export function fitAnywhere(said: Said, reaction: Reaction): Nearest {
  const fit = reactionFit(said, reaction)
  if (isOnlyQuestion(said.text) && !isRequest(said.text)) {
    return isQuestion(fit.nearest) ? fit : NOTHING
  }
  const isDeed = intentOf(said.text).form === 'deed'
  return isDeed && !isFirstDeed(said, reaction) && fit.ofSaid < 1 ? NOTHING : fit
}

/** Whether the first deed that was said, or what leads it, is one of those that a reaction answers. */
function isFirstDeed(said: Said, { to = [], about = [], deeds = [] }: Reaction): boolean {
  const at = heardWords(said.text).findIndex(({ meaning }) => meaning.isDeed)
  if (at < 0) return true
  return [to, about, deeds].some((phrases) =>
    fitsOf(said, phrases).some(({ near }) => Math.max(near[at] ?? 0, near[0] ?? 0) >= SAID),
  )
}

/** How well a topic fits. To do something with a thing is not to speak of it. */
export function topicFit(said: Said, about: readonly string[], isToAnother: boolean): Nearest {
  const fit = nearestOf(said, about)
  if (isToAnother || fit.score === 0 || isOnlyCalled(said.text, fit.nearest)) return NOTHING
  if (isAskedWho(said.text) && !isAskedWho(fit.nearest)) return NOTHING
  const enough = intentOf(said.text).intent === null ? TALKED_OF : DONE
  if (!isSpoken(said.text) && fit.ofSaid < enough) return NOTHING
  return isLikeOnly(said, fit) && fit.ofSaid < LIKE_ONLY ? NOTHING : fit
}

/** Whether both are English, and no word of the phrase was said itself. */
function isLikeOnly(said: Said, { score, nearest }: Nearest): boolean {
  const isKnown = (text: string) =>
    isEnglish(text) || heardWords(text).every(({ meaning }) => meaning.sounds.length === 0)
  return isKnown(said.text) && /^[\x20-\x7e’]+$/u.test(nearest) && score < THE_SAME
}

const isBetter = (one: Nearest, other: Nearest) =>
  one.isAstray === other.isAstray
    ? one.score > other.score || (one.score === other.score && one.ofSaid > other.ofSaid)
    : other.isAstray && one.score >= WORTH_IT

const bestOf = (all: readonly Nearest[]): Nearest =>
  all.reduce((best, one) => (isBetter(one, best) ? one : best), NOTHING)

const nearestIn = (
  phrases: readonly string[],
  { index, ofPhrase, ofSaid }: PhraseFit,
): Nearest => ({
  score: ofPhrase,
  nearest: phrases[index] ?? '',
  ofSaid,
  isAstray: false,
})

/** The phrase of which most was said. */
const nearestOf = (said: Said, phrases: readonly string[]): Nearest =>
  bestOf(thingsOf(said, phrases).map((fit) => nearestIn(phrases, fit)))

/** What an answer is about, where that is what the words are about as well. */
const thingsOf = (said: Said, phrases: readonly string[]): readonly PhraseFit[] =>
  fitsOf(said, phrases).filter(
    (fit) => !isNamedBeside(said, fit) && (fit.ofSaid >= HARDLY_SAID || isManyWords(said.text)),
  )

/** Whether a word more or less says little of the whole: of much that is told, or of unknown words. */
const isManyWords = (text: string) => !isEnglish(text) || heardWords(text).length > MANY_WORDS
const MANY_WORDS = 16

const fitsOf = ({ text, rankChoices }: Said, phrases: readonly string[]): readonly PhraseFit[] =>
  rankChoices.phrases(text, phrases)

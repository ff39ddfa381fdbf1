import { getOwn, plainText, tokenize } from '@kathasagar/story'

import type { Offer } from '../world/turnState.ts'
import { firstWords, splitAtOr, splitAtThen, splitAtAnd } from '../text/inputText.ts'
import {
  availableAnswers,
  candidatesOf,
  type InputContext,
  SPARSE_ANSWERS,
  type Candidate,
  score,
  type Scored,
  findExactReaction,
  type Answering,
} from './score.ts'
import {
  resolveAnswer,
  ASK_THRESHOLD,
  matchChoices,
  EMPTY_MATCH,
  TAKE_THRESHOLD,
  type InputMatch,
  type ScoredAnswer,
} from './matchChoices.ts'
import { isExclaimed } from './intent/intentOf.ts'
import { matchLabels } from './matchLabels.ts'
import { correctSpelling } from './correctSpelling.ts'
import { offTopicOf, type OffTopicMatch, type OutsideTopic } from './topics.ts'
import { lexiconOf } from '../text/lexicon.ts'
import { isOnlyConsidered } from '../text/question.ts'

export interface InputScores {
  said: InputContext
  candidates: readonly Candidate[]
  ranked: readonly Scored[]
  match: InputMatch
  /** Authored answers, most likely first. */
  answers: readonly ScoredAnswer[]
  offTopic: OffTopicMatch | null
}

export function scoreInput(input: InputContext, open: readonly Offer[]): InputScores {
  const { graph, world, node, lore } = input
  const whole = firstWords(input.text)
  const candidates = candidatesOf(graph, { node }, open)
  const { text: scene, choices } = graph.node(node)
  const labels = candidates.map(({ phrases }, at) => {
    const path = open[at]?.path
    const target = path?.kind === 'choice' ? choices[path.index]?.target : undefined
    return { phrases, isEnd: target !== undefined && graph.isEnding(target) }
  })
  const scoreText = (text: string): InputScores => {
    const said = { graph, world, node, text, lore }
    const { ranked, answers } = scoreAgainst(said, candidates)
    const offTopic = offTopicOf(graph, text, lore, scene)
    // Certainly off-topic input matches only phrases of the same kind.
    const isKind = (phrase: string) =>
      offTopic?.isSure !== true || isSurely(offTopic.kind, offTopicOf(graph, phrase, lore))
    const likely = ranked.filter(({ index, nearest }) =>
      isKind(candidates[index]?.phrases[nearest] ?? ''),
    )
    const isPlain = answers.length < SPARSE_ANSWERS
    const match =
      offTopic?.isSure === true && isPlain
        ? EMPTY_MATCH
        : isPlain
          ? matchLabels(text, scene, labels)
          : matchChoices(isExclaimed(text) ? [] : likely, tokenize(text).length)
    const written = answers.filter(
      ({ nearest, chance }) =>
        chance === 1 || (isKind(nearest) && (!offTopic || chance >= TAKE_THRESHOLD)),
    )
    return { said, candidates, ranked, answers: written, match, offTopic }
  }
  // If the input contains two requests, scores the first one.
  const first = splitAtThen(whole).first
  const opening = scoreText(first)
  const isDone =
    opening.match.meant.length > 0 || resolveAnswer(opening.answers, opening.match, world) !== null
  const scores = isDone || first === whole ? opening : scoreText(whole)
  const sides = splitAtOr(whole)?.map((side) => scoreText(side).ranked[0]) ?? []
  const doubt = inDoubt(sides)
  if (doubt) return { ...scores, match: doubt }
  if (scores.match.isClear) return scores
  return firstOfTwo(first, scoreText) ?? misspelt(scores, whole, scoreText) ?? scores
}

function misspelt(
  { answers, candidates, match, said, offTopic }: InputScores,
  whole: string,
  scoreText: (text: string) => InputScores,
): InputScores | null {
  if (offTopic || resolveAnswer(answers, match, said.world) !== null) return null
  const text = correctSpelling(
    whole,
    candidates.flatMap(({ phrases }) => phrases),
  )
  const again = text === whole ? null : scoreText(text)
  return again?.match.isClear ? { ...again, said } : null
}

/** Returns the scores for the first of two requests joined by "and", if each clearly means one choice. */
function firstOfTwo(text: string, scoreText: (side: string) => InputScores): InputScores | null {
  const { first, rest } = splitAtAnd(text)
  if (rest === null) return null
  const [one, other] = [scoreText(first), scoreText(rest)]
  const areTwo = [one, other].every(({ match }) => match.isClear)
  return areTwo && one.match.meant[0] !== other.match.meant[0] ? one : null
}

const isSurely = (kind: OffTopicMatch['kind'], phrase: OffTopicMatch | null) =>
  phrase?.kind === kind && phrase.isSure

/** Minimum probability of a choice for each side of an "or". */
const OF_A_SIDE = ASK_THRESHOLD / 2

/** Returns a question if each side of an "or" means a different choice. */
function inDoubt(sides: readonly (Scored | undefined)[]): InputMatch | null {
  const likely = sides.flatMap((best) => (best && best.chance >= OF_A_SIDE ? [best] : []))
  const meant = [...new Set(likely.map(({ index }) => index))]
  if (meant.length < 2) return null
  return { meant, isClear: false, chance: Math.max(...likely.map(({ chance }) => chance)) }
}

const TOLD_OF_EACH = 4

/** Scores input against choices and available answers, each sorted by probability. */
export function scoreAgainst(
  { graph, world, node, text }: InputContext,
  choices: readonly Candidate[],
): Pick<InputScores, 'ranked' | 'answers'> {
  const written = graph.isRich ? availableAnswers(graph, world, node) : []
  const candidates = [...choices, ...written.map(({ candidate }) => candidate)]
  const scored = score(lexiconOf(graph), text, candidates)
  const plain = plainText(text)
  // Input equals a phrase only if it contains all its words. Emoji have no words.
  const areSigns = scored.every(({ features }) => features.coverLetters === 0)
  const answers = written.map(({ ruling, candidate: { phrases } }, i): ScoredAnswer => {
    const { nearest: at, chance, features } = scored[choices.length + i]!
    const nearest = phrases[at] ?? ''
    const isWhole = features.cover === 1 || areSigns
    const whose =
      ruling.kind === 'topic' ? `${getOwn(graph.cast, ruling.person)?.name ?? ''}: ` : ''
    return {
      ruling,
      nearest,
      about: whose + phrases.slice(0, TOLD_OF_EACH).join(', '),
      chance: isWhole && plainText(nearest) === plain ? 1 : chance,
    }
  })
  return {
    ranked: scored.slice(0, choices.length).toSorted((a, b) => b.chance - a.chance),
    answers: answers.toSorted((a, b) => b.chance - a.chance),
  }
}

/** Probability from which input is certainly about the game. */
export const CERTAIN = 0.9
/** Minimum probability by number of words. One or two words may name anything in a story. */
const FEW_WORDS = [1, 0.6, 0.4]
export const TOPIC_THRESHOLD = 0.31
/** Minimum probability in a scene without authored answers. */
const LIKELY_IN_PLAIN = 0.5
const THE_VERY_WORDS = 0.9
/** Maximum number of words of a question about the game. Longer texts belong to the story. */
const LONGEST = 26

/** Matches requests to repeat the last action, which are not about the site. */
const AGAIN =
  /^[^\p{L}\p{M}]*(?:(?:and|please|do (?:it|that)) )?(?:again|once more|one more time|phir se|firse|dobara|फिर से|दोबारा|एक बार और)[^\p{L}\p{M}]*$/iu

/** Returns the help topic of the input, or null if the input belongs to the story. */
export function resolveTopic(scores: InputScores, isTold = false): OutsideTopic | null {
  const { said, match, answers, candidates } = scores
  const { length } = tokenize(said.text)
  if (authoredAnswer(scores) || length > LONGEST || AGAIN.test(said.text)) return null
  const chances = said.lore.topics(said.text)
  const ofStory = Math.max(match.isClear ? match.chance : 0, ...answers.map(({ chance }) => chance))
  const least = isTold ? CERTAIN : ofStory >= TAKE_THRESHOLD ? Math.min(ofStory, CERTAIN) : 0
  const isPlain = answers.length === 0 && candidates.length > 0
  if (isPlain && (match.meant.length > 0 || isOnlyConsidered(said.text))) return null
  const usual = Math.max(FEW_WORDS[length] ?? TOPIC_THRESHOLD, isPlain ? LIKELY_IN_PLAIN : 0)
  return chances.playing >= Math.max(least, usual) ? chances.topic : null
}

/** Returns the author's answer to exactly these words, or a nearly exact answer of the story. */
export const authoredAnswer = ({ said, answers }: InputScores): Answering | null =>
  findExactReaction(said) ??
  answers.find(
    ({ ruling, chance }) =>
      chance >= THE_VERY_WORDS && ruling.kind === 'reaction' && ruling.answer.of === 'story',
  )?.ruling ??
  null

import { deedWords, isFormOf } from '../words/deedWords.ts'
import type { Finding } from '../../finding.ts'
import type { Move } from '../../stateWalk/machine.ts'
import { ASKS, ASKS_NAME, YOU_ASK } from '../words/saying.ts'
import { found, passagesWhere, type Reading } from './reading.ts'
import type { IsTarget } from './seek.ts'

/** A question of fewer words of its own could be any. */
const FEWEST = 2
/** So much of the shorter of two is in the other where they are one question. */
const ALIKE = 0.75
/** A text that goes on and on has words of any question. */
const LONGER = 3
/** Questions that are compared with each other. */
const MOST_QUESTIONS = 500
/** Signs at the beginning of a scene in which an answer begins. */
const ANSWER_WITHIN = 250

const has = (words: readonly string[], word: string) => words.some((other) => isFormOf(word, other))

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  const shared = few.filter((word) => has(many, word)).length
  return few.length >= FEWEST && many.length <= LONGER * few.length && shared / few.length >= ALIKE
}

/** The words of what is asked: in English those after the word for it. */
const askedIn = (text: string): string[] => deedWords(text.replace(/^.*?\bask(?:s|ed)?\b/iu, ''))

/** Choices that ask, where they stand, and the words of what they ask. */
const askingIn = ({ choices, walk }: Reading) =>
  choices.flatMap((move) => {
    const { written, words } = move
    if (!('node' in written) || !ASKS.test(words)) return []
    const place = walk.machine.wiring.placeOf.get(written.node) ?? -1
    return [{ move, place, words: askedIn(words) }]
  })

/** Asks to have something, or for somebody, whom a scene answers by showing them. */
const NO_QUESTION = /\bask(?: \S+){0,3}? (?:to|for|be let)\b|\bwhom?\b/iu
/** The scene itself says that something was asked. */
const TAKES_IT_UP = /[“"]|\bask(?:s|ed)?\b|\banswer/iu

/** Where a question is asked: by a choice, or in the text of a scene. */
interface Question {
  place: number
  sentence: string
  words: readonly string[]
  isTold: IsTarget
  move: Move | null
  /** The tellings that have it; a choice has none. */
  tellings?: ReadonlySet<number>
}

function questionsIn(reading: Reading): Question[] {
  const { walk } = reading
  const { places, next } = walk
  const chosen = askingIn(reading).map(({ move, place, words }): Question => {
    const isTold: IsTarget = (state) =>
      places[state] === place && next[state]?.some((one) => one.move === move) === true
    return { place, sentence: move.words, words, isTold, move }
  })
  const told = passagesWhere(reading, (narration) => YOU_ASK.test(narration)).map((passage) => ({
    ...passage,
    words: deedWords(passage.sentence),
    move: null,
  }))
  return [...chosen, ...told].slice(0, MOST_QUESTIONS)
}

/** Questions that are asked twice on one way, and questions that the next scene passes over. */
export function reviewQuestions(reading: Reading): Finding[] {
  const questions = questionsIn(reading)
  const twice = questions.flatMap(({ place, sentence, words, isTold, move }): Finding[] => {
    const same = questions.filter(
      (one) =>
        one.place !== place &&
        // A scene tells of the question by which it was entered.
        (move !== null || one.move?.to !== place) &&
        isSame(one.words, words),
    )
    if (same.length === 0) return []
    const moves = new Set(same.map((one) => one.move))
    const at = new Set(same.flatMap((one) => [...(one.tellings ?? [])]))
    const { through } = reading.seek(isTold, {
      done: (one) => moves.has(one),
      told: (telling) => at.has(telling),
    })
    const wrong = 'and on one way the player has asked that before'
    return through
      ? [found(reading, 'asked_again', place, { words: sentence, wrong, way: through })]
      : []
  })
  const asking = askingIn(reading)
  return [...twice, ...asking.flatMap(({ move, words }) => passedOver(reading, move, words))]
}

/** A scene that others lead to as well begins without a word of the question, and nobody speaks. */
function passedOver(reading: Reading, move: Move, words: readonly string[]): Finding[] {
  const { walk, tellings, choices, toldBy, seek } = reading
  const isShared = choices.some(({ to, words: other }) => to === move.to && !ASKS.test(other))
  if (!isShared || words.length === 0) return []
  if (NO_QUESTION.test(move.words) || ASKS_NAME.test(move.words)) return []
  const silent = tellings.flatMap(({ place, text }, index) => {
    if (place !== move.to || TAKES_IT_UP.test(text.slice(0, ANSWER_WITHIN))) return []
    const told = deedWords(text)
    return words.some((word) => has(told, word)) ? [] : [index]
  })
  if (silent.length === 0) return []
  const done = (one: Move) => one === move
  const { through } = seek(toldBy(new Set(silent)), { done, isNear: true })
  if (!through) return []
  const first = tellings[silent[0] ?? -1]?.sentences[0] ?? walk.machine.wiring.names[move.to] ?? ''
  const wrong = `and passes over what the player asked by "${move.words}"`
  return [found(reading, 'question_unanswered', move.to, { words: first, wrong, way: through })]
}

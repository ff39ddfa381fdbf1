/** A turn before the words that are judged: by it "him", "that" and "again" are known. */
export interface JudgedTurn {
  /** What the player did, in their words or the author's; may be blank. */
  did: string
  told: string
}

/** What somebody other than the rules is asked about a player's words. */
export interface Question {
  scene: string
  /** The beginning of its text, by which "him" and "there" are known. */
  told: string
  people: readonly string[]
  before: readonly JudgedTurn[]
  choices: readonly string[]
  /** Title of where each leads; blank where there is none. */
  targets: readonly string[]
  /** The author's answers nearest to the words, each by what it is about; few, and may be none. */
  answers: readonly string[]
  words: string
}

export const VERDICT_RULINGS = [
  'choice',
  'ask',
  'reaction',
  'topic',
  'continue',
  'immerse',
  'detour',
] as const

/** What a player's words were judged to mean. It comes from outside, so it may be nonsense. */
export interface Verdict {
  ruling: (typeof VERDICT_RULINGS)[number]
  /** Place in the choices of the question, from 0; counts for `choice` alone. */
  choice?: number | undefined
  /** Places in the choices of the question that may be meant, likeliest first; count for `ask` alone. */
  choices?: readonly number[] | undefined
  /** Place in the answers of the question, from 0; counts for `reaction` and `topic` alone. */
  answer?: number | undefined
  /** 0 to 1. */
  sure: number
}

const MOST_ASKED = 3
/** Below this the rules judge better than a guess does. */
const SURE_ENOUGH = 0.6

export interface Listed {
  choices: number
  answers: readonly ('reaction' | 'topic')[]
}

/** Whether a verdict is sure, and what it names stands in the lists that it was asked about. */
export function isUsable(
  { ruling, choice, choices = [], answer, sure }: Verdict,
  listed: Listed,
): boolean {
  if (!(sure >= SURE_ENOUGH && sure <= 1)) return false
  if (ruling === 'choice') return isPlace(choice, listed.choices)
  if (ruling === 'ask') {
    const places = new Set(choices)
    const isShort = choices.length > 0 && choices.length <= MOST_ASKED
    return (
      isShort &&
      places.size === choices.length &&
      choices.every((one) => isPlace(one, listed.choices))
    )
  }
  if (ruling !== 'reaction' && ruling !== 'topic') return true
  return isPlace(answer, listed.answers.length) && listed.answers[answer] === ruling
}

const isPlace = (place: number | undefined, count: number): place is number =>
  place !== undefined && Number.isInteger(place) && place >= 0 && place < count

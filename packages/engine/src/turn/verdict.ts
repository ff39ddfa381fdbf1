/** An earlier turn, which explains "him", "that" and "again". */
export interface EarlierTurn {
  /** Act of the player; may be blank. */
  did: string
  told: string
}

export interface Question {
  scene: string
  /** Beginning of the scene's text, which explains "him" and "there". */
  told: string
  people: readonly string[]
  before: readonly EarlierTurn[]
  choices: readonly string[]
  /** Title of each choice's target; blank if unknown. */
  targets: readonly string[]
  /** Subjects of the author's closest answers; may be empty. */
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

/** Meaning of the player's words according to a model. It is untrusted. */
export interface Verdict {
  ruling: (typeof VERDICT_RULINGS)[number]
  /** Index of the choice, only for `choice`. */
  choice?: number | undefined
  /** Indexes of the choices to ask about, most likely first, only for `ask`. */
  choices?: readonly number[] | undefined
  /** Index of the answer, only for `reaction` and `topic`. */
  answer?: number | undefined
  /** 0 to 1. */
  sure: number
}

const MOST_ASKED = 3
/** Minimum certainty of a verdict; below it the rules are better. */
const SURE_ENOUGH = 0.6

export interface Listed {
  choices: number
  answers: readonly ('reaction' | 'topic')[]
}

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

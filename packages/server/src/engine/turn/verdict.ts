/** What somebody other than the rules is asked about a player's words. */
export interface Question {
  /** Title of the scene; may be empty. */
  scene: string
  /** What lies open, in the words that the player reads. */
  choices: readonly string[]
  words: string
}

export const VERDICT_RULINGS = ['choice', 'continue', 'immerse', 'detour'] as const

/** What a player's words were judged to mean. It comes from outside, so it may be nonsense. */
export interface Verdict {
  ruling: (typeof VERDICT_RULINGS)[number]
  /** Place in the choices of the question, from 0; counts for `choice` alone. */
  choice?: number | undefined
  /** 0 to 1. */
  sure: number
}

/** Below this the rules judge better than a guess does. */
const SURE_ENOUGH = 0.6

/** Whether a verdict is sure, and names one of so many choices if it names any. */
export function isUsable({ ruling, choice, sure }: Verdict, choices: number): boolean {
  if (!(sure >= SURE_ENOUGH && sure <= 1)) return false
  if (ruling !== 'choice') return true
  return choice !== undefined && Number.isInteger(choice) && choice >= 0 && choice < choices
}

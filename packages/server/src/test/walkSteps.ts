import * as fc from 'fast-check'

/** A step through a random story. `pick` selects one of the open choices. */
export type WalkStep =
  | { do: 'choose'; pick: number }
  | { do: 'say'; words: string }
  | { do: 'continue' | 'immerse' | 'undo' }

export const say = (words: string): WalkStep => ({ do: 'say', words })

/** Inputs that match reactions, topics, choices, or nothing. */
const WORDS = [
  'sing',
  'I sing to the crow',
  'Jamuna, may I have tea?',
  'Jamuna, tell me about the pass',
  'Jamuna, who are you?',
  'the second one',
  'climb the mango tree',
  'दीपक उठाओ',
  'help',
  '"Let me in!" I shout.',
] as const

const step: fc.Arbitrary<WalkStep> = fc.oneof(
  fc.nat(5).map((pick) => ({ do: 'choose' as const, pick })),
  fc.constantFrom(...WORDS).map(say),
  fc.constantFrom('continue', 'immerse', 'undo', 'undo').map((what) => ({ do: what })),
)

export const randomSteps = fc.array(step, { minLength: 6, maxLength: 14 })

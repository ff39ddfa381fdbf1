import * as fc from 'fast-check'

import { doing } from './steps.ts'

/** What a player of a story with state does next; numbers pick among what is open then. */
export type WalkStep =
  | { do: 'choose'; pick: number }
  | { do: 'say'; words: string }
  | { do: 'continue' }
  | { do: 'immerse' }
  | { do: 'undo'; times: number }
  /** Takes a turn back and does another thing instead: the tree gets a branch. */
  | { do: 'branch'; pick: number }
  /** Goes forward again after going back. */
  | { do: 'redo'; times: number }
  /** Goes to any turn that was ever played. */
  | { do: 'move'; pick: number }

/** Reactions and topics of random stories, choices by their words, and what nothing answers. */
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

const times = fc.integer({ min: 1, max: 3 })

const step: fc.Arbitrary<WalkStep> = fc.oneof(
  doing(4, 'choose', { pick: fc.nat({ max: 5 }) }),
  doing(4, 'say', { words: fc.constantFrom(...WORDS) }),
  doing(1, 'continue', {}),
  doing(1, 'immerse', {}),
  doing(3, 'undo', { times }),
  doing(2, 'branch', { pick: fc.nat({ max: 5 }) }),
  doing(2, 'redo', { times }),
  doing(2, 'move', { pick: fc.nat({ max: 20 }) }),
)

export const walkSteps = fc.array(step, { minLength: 6, maxLength: 14 })

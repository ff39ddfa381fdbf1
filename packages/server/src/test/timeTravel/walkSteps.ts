import * as fc from 'fast-check'

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

const step: fc.Arbitrary<WalkStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('choose' as const), pick: fc.nat({ max: 5 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('say' as const), words: fc.constantFrom(...WORDS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('continue' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('immerse' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('branch' as const), pick: fc.nat({ max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('redo' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), pick: fc.nat({ max: 20 }) }),
  },
)

export const walkSteps = fc.array(step, { minLength: 6, maxLength: 14 })

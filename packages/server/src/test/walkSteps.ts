import type { ActionRequest } from '@kathasagar/api/contract'
import * as fc from 'fast-check'

/** Random step of a session. `pick` selects one of the available choices. */
export type WalkStep =
  | { do: 'choose'; pick: number }
  | { do: 'say'; words: string }
  | { do: 'continue' | 'immerse' | 'undo' }

export const say = (words: string): WalkStep => ({ do: 'say', words })

export function requestOf(step: WalkStep, choices: readonly string[]): ActionRequest {
  if (step.do === 'say') return { action_type: 'custom_action', user_action: step.words }
  if (step.do !== 'choose') return { action_type: step.do }
  const selected_choice = choices[step.pick % Math.max(1, choices.length)]
  return { action_type: 'continue', ...(selected_choice && { selected_choice }) }
}

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

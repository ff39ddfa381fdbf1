import type { GameSession, HistoryEntry, StoryAnswer } from '@kathasagar/api/contract'
import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'

import { sampleCover } from './sampleCover.ts'

const silence: StoryAnswer = {
  narrative: null,
  setup: null,
  choices: [],
  image_url: null,
  prompt: null,
  style: null,
  fallback_description: null,
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const turn = (
  number: number,
  answer: Partial<StoryAnswer>,
  asked: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  turn_id: idOf(number),
  parent_id: number === 1 ? null : idOf(number - 1),
  number: number - 1,
  action_type: 'continue',
  user_input: null,
  ai_response: { ...silence, ...answer },
  model_used: 'tenali',
  credits_consumed: 1,
  selected_choice: null,
  timestamp: '2025-03-09T09:30:00.000Z',
  success: true,
  ...asked,
})

const beginning = turn(
  1,
  {
    narrative:
      'The lowest step is not on the plan. You find it with your foot, a hand’s breadth under the water, and it is warm, as if somebody had been sitting there and had stood up politely to let you pass. Above you the well opens like a book held face down, all its lines running to one bright corner.',
  },
  { action_type: 'story_start', model_used: null, credits_consumed: 0 },
)

const question = turn(
  2,
  {
    narrative:
      'She does not turn round. She pours her pot back into the well, slowly, and listens to it arrive. “Late,” she says. “It used to answer before I asked.”',
  },
  { action_type: 'custom_action', user_input: 'I ask the woman what she is waiting for' },
)

const picture = turn(
  3,
  {
    image_url: sampleCover,
    prompt: 'A stepwell at night, a moon lying in its water',
    style: 'Architectural line, in the manner of Vishvakarma',
  },
  { action_type: 'show', model_used: 'vishvakarma', credits_consumed: 5 },
)

const pot = turn(
  4,
  {
    narrative:
      'The pot is lighter than it looks and colder than the water. Inside, at the bottom, lies a thin bright paring, the shape of a fingernail. You tip it out. It floats away upstream, though there is no stream.',
  },
  { selected_choice: 'Look into her pot' },
)

const closer = turn(
  5,
  {
    narrative:
      'You kneel where she knelt. The moon in the water is not the moon above it: this one is further along, already thinner on its left side, like a coin that has passed through more hands. When you breathe on it, it trembles a moment before your breath arrives.',
    setup:
      'Two wet stairs lead away from here. Only one of them has footprints, and they are yours.',
  },
  { action_type: 'immerse' },
)

export const midStory: GameSession = {
  id: idOf(401),
  story_id: idOf(1),
  story: {
    id: idOf(1),
    title: 'A Moon Too Early for the Well',
    cover_image_url: sampleCover,
    image_alt: 'A stepwell at night',
    language: 'en',
    xp_costs: { ...DEFAULT_XP_COSTS },
  },
  session_data: {
    narrative_history: [beginning, question, picture, pot, closer],
    choices: [
      'Follow your own footprints, and do not count them',
      'Take the dry stair, and let whoever was here go on without you',
    ],
    scenes: [
      { title: 'The step under the water', is_current: false },
      { title: 'The woman with the pot', is_current: false },
      { title: 'A coin of light', is_current: true },
    ],
    ending: null,
    can_undo: true,
    running_key: null,
  },
  credits: 46,
  current_xp: 86,
  choices_made: 3,
  scenes_completed: 3,
  total_scenes: 24,
  is_completed: false,
  completion_percentage: 12,
}

type SessionChanges = Partial<Omit<GameSession, 'session_data' | 'story'>> & {
  story?: Partial<GameSession['story']>
  session_data?: Partial<GameSession['session_data']>
}

export const sessionWith = ({ story, session_data, ...changes }: SessionChanges): GameSession => ({
  ...midStory,
  ...changes,
  story: { ...midStory.story, ...story },
  session_data: { ...midStory.session_data, ...session_data },
})

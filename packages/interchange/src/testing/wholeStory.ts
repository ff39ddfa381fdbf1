import * as fc from 'fast-check'

import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  SKILL_CHECKS,
  STORY_LANGUAGES,
  IMPROVISE,
} from '@kathasagar/story/vocabulary'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import type { AboutStory } from '@kathasagar/story/schema'
import type { ExportedStory } from '../json/exportedStory.ts'

const words = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    '{"a":1}',
    'two\r\nlines',
    ':: Head',
    'नदी के पार',
    '\u2028',
  ),
)
const number = fc.nat({ max: 100 })
const command = fc.record(
  { cost: fc.integer({ min: 0, max: 100 }), description: words },
  { requiredKeys: ['cost'] },
)

const about: fc.Arbitrary<AboutStory> = fc.record({
  tagline: words,
  story_description: words,
  story_prompt: words,
  story_system_prompt: words,
  cover_image_url: fc.option(words),
  image_alt: words,
  category: fc.option(words),
  tags: fc.array(words, { maxLength: 5 }),
  language: fc.constantFrom(...STORY_LANGUAGES),
  content_rating: fc.constantFrom(...CONTENT_RATINGS),
  difficulty_level: fc.constantFrom(...DIFFICULTY_LEVELS),
  is_premium: fc.boolean(),
  initial_xp: number,
  actions_count: number,
  story_cards_count: number,
  estimated_play_time: number,
  game_config: fc.record(
    {
      commands: fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/u), command, {
        maxKeys: 4,
        noNullPrototype: true,
      }),
      xp_gain_multiplier: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
      health_max: fc.integer({ min: 1, max: 100 }),
      inventory_slots: number,
      skill_check_difficulty: fc.constantFrom(...SKILL_CHECKS),
      improvise: fc.constantFrom(...IMPROVISE),
    },
    {
      requiredKeys: [
        'commands',
        'xp_gain_multiplier',
        'health_max',
        'inventory_slots',
        'skill_check_difficulty',
      ],
    },
  ),
})

const stallAtTheWall = {
  ...teaStall,
  state: { ...teaStall.state, ...steepWall.state },
  things: { ...teaStall.things, ...steepWall.things },
  nodes: { ...teaStall.nodes, ...steepWall.nodes },
}

export const wholeStory: fc.Arbitrary<ExportedStory> = about.map((drawn) => ({
  title: 'The Stall',
  structure: stallAtTheWall,
  about: drawn,
}))

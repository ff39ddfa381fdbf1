import { NewStoryRequest } from '@kathasagar/api/contract'
import { makeId } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { coerced, storyNumbers, type StoryNumberField } from './storyNumbers.ts'

const names = Object.keys(storyNumbers) as StoryNumberField[]
const RULES_OF_PLAY: readonly string[] = ['xp_gain_multiplier', 'health_max', 'inventory_slots']

function read(name: StoryNumberField, typed: string) {
  const isRule = RULES_OF_PLAY.includes(name)
  const answer = NewStoryRequest.safeParse({
    title: 'Lamp',
    tagline: 'A lamp',
    story_description: 'A lamp.',
    story_prompt: 'You light it.',
    cover_image_url: '/covers/default.svg',
    category_id: makeId(1),
    ...(isRule ? { game_config: { [name]: typed } } : { [name]: typed }),
  })
  if (!answer.success) return null
  const { game_config, ...fields } = answer.data
  return String({ ...game_config, ...fields }[name])
}

test.each(names)('shows and sends the same value for %s', (name) => {
  const typed = ['', '7', '7.5', '3 lamps', 'lamps']
  const shown = typed.map((text) => coerced(text, storyNumbers[name]))

  expect(shown.map((sent) => read(name, sent))).toEqual(shown)
  expect(typed.map((text) => read(name, text))).toEqual(shown)
})

test.each(names)('rejects %s only if it is below its minimum', (name) => {
  const { min } = storyNumbers[name]

  expect([read(name, String(min)), read(name, String(min - 1))]).toEqual([String(min), null])
})

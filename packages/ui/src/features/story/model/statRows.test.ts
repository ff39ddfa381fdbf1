import { makeStory } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { createFormat } from '../../../design-system/format/createFormat.ts'
import { en } from '../../../messages/en.ts'
import { statRows } from './statRows.ts'

const options = { messages: en.story, format: createFormat('en'), locale: 'en' }

const valueOf = (story: ReturnType<typeof makeStory>, key: string) =>
  statRows(story, options).find((row) => row.key === key)?.value

test('shows a rating with one decimal, and no rating if there are no ratings', () => {
  const { stats } = makeStory()
  const rated = makeStory({ stats: { ...stats, average_rating: 4.2666 } })
  const unrated = makeStory({ stats: { ...stats, average_rating: 0 } })

  expect(valueOf(rated, 'average_rating')).toBe('4.3 out of 5')
  expect(valueOf(unrated, 'average_rating')).toBeUndefined()
})

test('shows a completion rate of 0, but no rate if it is unknown', () => {
  const { stats } = makeStory()
  const unfinished = makeStory({ stats: { ...stats, completion_rate: 0 } })
  const unplayed = makeStory({ stats: { ...stats, completion_rate: null } })

  expect(valueOf(unfinished, 'completion_rate')).toBe('0\u00a0%')
  expect(valueOf(unplayed, 'completion_rate')).toBeUndefined()
})

test('does not show 0 for a count that the author has not entered', () => {
  const rows = statRows(makeStory({ actions_count: 0 }), options)

  expect(rows.find(({ key }) => key === 'actions_count')).toMatchObject({
    value: '–',
    meaning: 'Not given',
  })
  expect(valueOf(makeStory({ total_scenes: 7 }), 'total_scenes')).toBe('7')
})

test('shows the code of a language with its name', () => {
  const rows = statRows(makeStory({ language: 'ta' }), options)

  expect(rows.find((row) => row.key === 'language')).toMatchObject({
    value: 'TA',
    meaning: 'Tamil',
  })
})

test('lists the facts in a fixed order', () => {
  expect(statRows(makeStory(), options).map(({ key }) => key)).toEqual([
    'initial_xp',
    'actions_count',
    'story_cards_count',
    'total_scenes',
    'branching_points',
    'possible_endings',
    'estimated_play_time',
    'completion_rate',
    'average_rating',
    'language',
    'created_at',
  ])
})

import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

const players = Object.keys(import.meta.glob('./players/*.ts')).map((path) =>
  path.replace(/^.*\/(\w+)\.ts$/, '$1'),
)

test('every language of stories has a player', () => {
  expect(players.toSorted()).toEqual([...STORY_LANGUAGES].toSorted())
})

import { languagePackOf } from '@kathasagar/engine/storyteller/languages/languagePackOf'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import { SPOKEN } from '../storyEditor/writePage.ts'

const players = Object.keys(import.meta.glob('./players/*.ts')).map((path) =>
  path.replace(/^.*\/(\w+)\.ts$/, '$1'),
)

test('every language in which the storyteller has words of its own has a player', () => {
  const alone = languagePackOf('kn')
  const spoken = STORY_LANGUAGES.filter((language) => languagePackOf(language) !== alone)

  expect(SPOKEN.toSorted()).toEqual(spoken.toSorted())
  expect(players.toSorted()).toEqual([...SPOKEN, 'any'].toSorted())
})

import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { readSeed } from '../../seed/readSeed.ts'
import { shortOf } from './floors.ts'
import { measureStory } from './measureStory.ts'

const { stories } = readSeed(fileURLToPath(new URL('../../seed', import.meta.url)))

test.each(stories.map((story) => [story.slug, story] as const))(
  '%s answers, remembers and lasts as long as a shipped story has to',
  (_, story) => {
    expect(shortOf(measureStory(story))).toEqual([])
  },
)

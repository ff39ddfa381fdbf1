import { expect, test } from 'vitest'

import type { ReplyKind } from '@kathasagar/story/vocabulary'

import { readSeed } from './readSeed.ts'

/** The most frequent kinds of input in a scene. */
const ANYWHERE = 'who what where when why how whether look touch deed words'.split(
  ' ',
) as ReplyKind[]
const TO_SOMEBODY = 'who what where why how whether tell'.split(' ') as ReplyKind[]

const { stories } = readSeed()

const elsewhere = stories.filter(({ language }) => language !== 'en' && language !== 'hi')

test.each(elsewhere.map((story) => [story.slug, story] as const))(
  '%s has its own line for the most frequent inputs, as has each of its characters',
  (_, { story_structure: { replies = {}, cast = {} } }) => {
    const people = Object.entries(cast).flatMap(([id, person]) =>
      TO_SOMEBODY.filter((kind) => !person.replies?.[kind]).map((kind) => `${id}: ${kind}`),
    )

    expect([...ANYWHERE.filter((kind) => !replies[kind]), ...people]).toEqual([])
  },
)

import { describe, expect, test } from 'vitest'

import { PLAYERS } from './players.ts'
import { playToEnd, shippedStories } from './playToEnd.ts'

const PLAYS = 5

describe.for(shippedStories().map((story) => ({ slug: story.slug, story })))(
  '$slug',
  ({ story }) => {
    test.for(PLAYERS)('reaches an authored ending for a %s player', (player) => {
      const plays = Array.from({ length: PLAYS }, (_, number) => playToEnd(story, player, number))

      expect(plays.flat()).toEqual([])
    })
  },
)

import { describe, expect, test } from 'vitest'

import { PLAYERS } from './players.ts'
import { shippedStories, simulatePlays } from './simulatePlays.ts'

const PLAYS = 5

describe.for(shippedStories().map((story) => ({ slug: story.slug, story })))(
  '$slug',
  ({ story }) => {
    test.for(PLAYERS)('reaches an authored ending for a %s player', (player) => {
      expect(simulatePlays(story, player, PLAYS).faults).toEqual([])
    })
  },
)

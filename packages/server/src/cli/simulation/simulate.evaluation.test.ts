import { describe, expect, test } from 'vitest'

import { PLAYERS } from './players.ts'
import { broken } from './report.ts'
import { shippedStories, simulatePair } from './simulatePair.ts'

/** Number of plays. `npm run evaluate -- simulate` plays more. */
const PLAYS = 5

describe.for(shippedStories().map((story) => ({ slug: story.slug, story })))(
  '$slug',
  ({ story }) => {
    test.for(PLAYERS)('reaches an authored ending for a %s player', (player) => {
      const row = simulatePair({ story, player, plays: PLAYS })

      expect(broken([row])).toEqual([])
    })
  },
)

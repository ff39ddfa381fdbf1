import { describe, expect, test } from 'vitest'

import { PLAYERS } from './players.ts'
import { broken } from './report.ts'
import { shippedStories, simulatePair } from './simulatePair.ts'

const PLAYS = 20

describe.for(shippedStories().map((story) => ({ slug: story.slug, story })))(
  '$slug',
  ({ story }) => {
    test.for(PLAYERS)('comes to an authored ending for a %s player', (player) => {
      const row = simulatePair({ story, player, plays: PLAYS })

      expect(broken([row])).toEqual([])
    })
  },
)

test('a playthrough without an ending, and a detour too long, are told by name', () => {
  const [story] = shippedStories()
  if (story === undefined) throw new Error('No story ships')
  const row = simulatePair({ story, player: 'silent', plays: 1 })

  const told = broken([{ ...row, ended: 0.5, longestDetour: 4, faults: ['lost'] }])

  expect(told).toEqual([
    `${story.slug}, silent: only 50.0 % reached an ending`,
    `${story.slug}, silent: a detour lasted 4 turns`,
    `${story.slug}, silent: lost`,
  ])
})

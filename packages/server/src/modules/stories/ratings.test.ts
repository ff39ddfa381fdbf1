import { describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted } from '../../test/play.ts'

const product = await openTestApp()

const rate = (storyId: string, player: Player, stars: unknown) =>
  product.call('rateStory', {
    params: { story_id: storyId },
    token: player.access_token,
    body: { stars },
  })
const share = (storyId: string, player?: Player) =>
  product.call('shareStory', {
    params: { story_id: storyId },
    ...(player ? { token: player.access_token } : {}),
  })
const pageOf = (storyId: string, player?: Player) =>
  product.ask('getStory', {
    params: { story_id: storyId },
    ...(player ? { token: player.access_token } : {}),
  })

/** Finishes a story as a new player. */
async function finishStory(storyId?: string) {
  const player = await product.register()
  const id = storyId ?? (await insertStory(product.db)).id
  const begun = await product.ask('createSession', {
    token: player.access_token,
    body: { story_id: id },
  })
  await acted(
    product,
    { player, storyId: id, session: begun },
    { action_type: 'continue', selected_choice: 'Push the boat into the water' },
  )
  return { player, storyId: id }
}

describe('a rating', () => {
  test('by one who has finished the story counts, and is told to them alone', async () => {
    const { player, storyId } = await finishStory()

    const rated = await rate(storyId, player, 4)

    expect(rated.answer()).toEqual({ stars: 4, average_rating: 4 })
    expect((await pageOf(storyId, player)).user_state?.rating).toBe(4)
    expect((await pageOf(storyId)).user_state).toBeNull()
  })

  test('can be changed and still counts once', async () => {
    const { player, storyId } = await finishStory()
    await rate(storyId, player, 1)

    const changed = await rate(storyId, player, 5)

    expect(changed.answer()).toEqual({ stars: 5, average_rating: 5 })
  })

  test('counts right when many rate at once', async () => {
    const { id } = await insertStory(product.db)
    const players = await Promise.all([1, 2, 3].map(() => finishStory(id)))

    await Promise.all(players.flatMap(({ player }) => [2, 4].map((it) => rate(id, player, it))))
    await Promise.all(players.map(({ player }, index) => rate(id, player, index + 2)))

    const counted = await product.db
      .selectFrom('stories')
      .select(['ratings_count', 'ratings_sum'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(counted).toEqual({ ratings_count: 3, ratings_sum: 9 })
  })
})

describe('a share', () => {
  test('counts once a day for each reader', async () => {
    const { id } = await insertStory(product.db)
    const reader = await product.register()
    const count = async (player?: Player) => (await share(id, player)).answer().shares_count

    const today = [await count(), await count(), await count(reader), await count(reader)]
    product.clock.advance(24 * 60 * 60_000)
    const tomorrow = [await count(), await count()]

    expect([today, tomorrow]).toEqual([
      [1, 1, 2, 2],
      [3, 3],
    ])
  })

  test('keeps neither name nor address', async () => {
    const { id } = await insertStory(product.db)
    await share(id)

    const rows = await product.db.selectFrom('story_shares').selectAll().execute()

    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })
})

import type { ReaderReviews } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { eraseAccounts } from '../../services/users/eraseAccounts.ts'
import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted } from '../../test/play.ts'

const app = await openTestApp()
const author = await app.register()

const newStory = async () => (await insertStory(app.db, { author_id: author.id })).id
const tokenOf = (player?: Player) => (player ? { token: player.access_token } : {})

/** A player who has come to an ending of the story. */
async function finished(storyId: string, selected_choice = 'Push the boat into the water') {
  const player = await app.register()
  const body = { story_id: storyId }
  const session = await app.ask('createSession', { ...tokenOf(player), body })
  const action = { action_type: 'continue', selected_choice, selected_model: 'kathakar' } as const
  await acted(app, { player, storyId, session }, action)
  return player
}
const review = (story_id: string, player: Player, said = {}) =>
  app.call('saveReview', {
    ...tokenOf(player),
    params: { story_id },
    body: { stars: 4, words: 'The lamp was lit for me.', ...said },
  })
const list = async (story_id: string, player?: Player): Promise<ReaderReviews> =>
  await app.ask('listReviews', { ...tokenOf(player), params: { story_id } })
const on = (story_id: string, review_id: string, player: Player, body?: unknown) => ({
  ...tokenOf(player),
  params: { story_id, review_id },
  ...(body === undefined ? {} : { body }),
})

test('one review a reader, after an ending: said again it takes the place of the first', async () => {
  const storyId = await newStory()
  const [reader, passer] = [await finished(storyId), await app.register()]

  const early = await review(storyId, passer)
  await review(storyId, reader, { stars: 2 })
  await review(storyId, reader, { words: 'On a second reading, better.' })

  expect(early.refusal().code).toBe('not_finished')
  const listed = await list(storyId, reader)
  expect(listed.reviews).toMatchObject([{ words: 'On a second reading, better.', stars: 4 }])
  expect(listed).toMatchObject({ total: 1, own_stars: 4, can_review: true })
  expect(listed.ratings).toEqual({ average: 4, readers: 1, by_stars: [0, 1, 0, 0, 0] })
})

test('its author still hears of the reviews of a day when the last of them is taken back', async () => {
  const storyId = await newStory()
  const [first, last] = [await finished(storyId), await finished(storyId)]
  await review(storyId, first, { words: 'The oars still sound.' })
  await review(storyId, last)

  await app.call('deleteReview', { ...tokenOf(last), params: { story_id: storyId } })

  const { notices } = await app.ask('listNotices', tokenOf(author))
  const told = notices.find(({ story }) => story?.id === storyId)
  expect(told).toMatchObject({ kind: 'story_reviewed', words: 'The oars still sound.' })
})

test('the ending that a review came to is named to whoever has found it, and to nobody else', async () => {
  const storyId = await newStory()
  const writer = await finished(storyId)
  await review(storyId, writer)
  const elsewhere = await finished(storyId, 'Walk home along the dunes')
  const there = await finished(storyId)

  for (const reader of [undefined, elsewhere]) {
    const listed = await list(storyId, reader)
    expect(listed.reviews[0]?.ending).toBeNull()
    expect(JSON.stringify(listed)).not.toContain('Out at Sea')
  }
  const listed = await list(storyId, there)
  expect(listed.reviews[0]?.ending).toBe('Out at Sea')
  expect(listed.endings.map(({ title }) => title)).toEqual(['Out at Sea', null])
})

test('its author reads which ending a review came to, and is not told of endings they have not played to', async () => {
  const storyId = await newStory()
  await review(storyId, await finished(storyId))

  const listed = await list(storyId, author)

  expect(listed.reviews[0]?.ending).toBe('Out at Sea')
  expect(listed.endings.map(({ title }) => title)).toEqual([null, null])
})

test('its author answers a review, and takes the answer back', async () => {
  const storyId = await newStory()
  await review(storyId, await finished(storyId))
  const id = (await list(storyId)).reviews[0]?.id ?? ''
  const answer = (words: string | null) =>
    app.call('answerReview', on(storyId, id, author, { words }))

  await answer('It was always yours.')
  expect((await list(storyId)).reviews[0]?.answer?.words).toBe('It was always yours.')
  await answer(null)
  expect((await list(storyId, author)).reviews[0]?.answer).toBeNull()
})

test('a deleted review leaves its stars, one of a deleted account goes with them', async () => {
  const storyId = await newStory()
  const [one, two] = [await finished(storyId), await finished(storyId)]
  await review(storyId, one, { stars: 5 })
  await review(storyId, two, { stars: 1 })
  await app.call('deleteReview', { ...tokenOf(one), params: { story_id: storyId } })
  expect((await list(storyId)).ratings.readers).toBe(2)
  const body = { password: two.password, stories: 'remove' as const }
  await app.call('deleteMe', { ...tokenOf(two), body })
  app.clock.advance(31 * 24 * 60 * 60_000)
  await eraseAccounts(app.ports)

  const listed = await list(storyId)

  expect(listed.reviews).toEqual([])
  expect(listed.ratings).toEqual({ average: 5, readers: 1, by_stars: [1, 0, 0, 0, 0] })
})

test('a reported review is hidden by an editor, and still known to its writer', async () => {
  const storyId = await newStory()
  const [writer, reader, admin] = [
    await finished(storyId),
    await app.register(),
    await registerAdmin(app),
  ]
  await review(storyId, writer)
  const id = (await list(storyId)).reviews[0]?.id ?? ''
  const liked = await app.ask('likeReview', on(storyId, id, reader))
  await app.call('reportReview', on(storyId, id, reader, { reason: 'other' }))
  const { reports } = await app.ask('getReviewQueue', tokenOf(admin))
  const report = reports.find(({ story }) => story.id === storyId)

  const params = { report_id: report?.id ?? '' }
  await app.call('hideReported', { ...tokenOf(admin), params })

  expect(liked).toEqual({ is_liked: true, likes_total: 1 })
  expect(report?.said).toEqual({ kind: 'review', words: 'The lamp was lit for me.' })
  expect((await list(storyId)).reviews).toEqual([])
  expect((await list(storyId, writer)).mine?.words).toBe('The lamp was lit for me.')
})

test('a review of a suspended account is not counted, for nobody is shown it', async () => {
  const storyId = await newStory()
  const [writer, other] = [await finished(storyId), await finished(storyId)]
  await review(storyId, writer)
  await review(storyId, other, { words: 'I rowed all night.' })

  await changeUser(app.db, writer.id, { suspended_at: app.clock.now() })

  const { reviews, total } = await list(storyId)
  expect(reviews.map(({ words }) => words)).toEqual(['I rowed all night.'])
  expect(total).toBe(1)
})

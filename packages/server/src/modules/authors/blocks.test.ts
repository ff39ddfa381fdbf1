import { DAY_MS } from '@kathasagar/api/contract'
import { beforeEach, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let author: Player
let one: Player
let two: Player
let storyId: string
const app = await openTestApp()
beforeEach(async () => {
  app.clock.advance(DAY_MS)
  author = await app.register()
  one = await app.register()
  two = await app.register()
  storyId = (await insertStory(app.db, { author_id: author.id })).id
})

const tokenOf = ({ access_token: token }: Player) => ({ token })
const byHandle = (of: Player, by: Player) => ({ ...tokenOf(by), params: { handle: of.username } })
const block = (of: Player, by: Player) => app.call('blockAuthor', byHandle(of, by))
const post = (by: Player, words: string, answers_to?: string) =>
  app.call('postComment', {
    ...tokenOf(by),
    params: { story_id: storyId },
    body: { words, ...(answers_to !== undefined && { answers_to }) },
  })
const wordsFor = async (player: Player) => {
  const params = { story_id: storyId }
  const listed = await app.ask('listComments', { ...tokenOf(player), params })
  return listed.comments.map(({ words }) => words)
}
const noticesOf = async (player: Player) =>
  (await app.ask('listNotices', tokenOf(player))).notices.map(({ kind }) => kind)

test('hides each user’s comments from the other until the block ends', async () => {
  await post(one, 'Said by one')
  await post(two, 'Said by two')
  await block(two, one)

  expect(await wordsFor(one)).toEqual(['Said by one'])
  expect(await wordsFor(two)).toEqual(['Said by two'])
  expect(await wordsFor(author)).toHaveLength(2)
  await app.call('unblockAuthor', byHandle(two, one))
  expect(await wordsFor(two)).toHaveLength(2)
})

test('removes follows in both directions, and prevents new ones', async () => {
  await app.call('followAuthor', byHandle(author, one))
  const before = await noticesOf(author)
  await block(one, author)
  const again = await app.call('followAuthor', byHandle(author, one))
  await post(two, 'Between one and me')

  expect(before).toEqual(['followed'])
  expect(again.refusal().code).toBe('forbidden')
  expect(await noticesOf(author)).toEqual(['story_commented'])
})

test('refuses comments by a user whom the author has blocked, but shows authors the comments of users who block them', async () => {
  await post(two, 'Said before')
  await block(one, author)
  await block(author, two)

  const refused = await post(one, 'Said after')
  app.clock.advance(1000)
  await post(two, 'Said of who cannot hear')

  expect(refused.refusal().code).toBe('forbidden')
  expect(await wordsFor(author)).toEqual(['Said of who cannot hear', 'Said before'])
  expect(await wordsFor(one)).toHaveLength(2)
})

test('lists a blocked author for the blocker, and marks the author’s page', async () => {
  await block(author, one)
  await block(author, one)

  const { blocked } = await app.ask('listBlocked', tokenOf(one))
  const page = await app.ask('getAuthor', byHandle(author, one))
  const own = await block(one, one)

  expect(blocked.map(({ handle }) => handle)).toEqual([author.username])
  expect(page).toMatchObject({ is_blocked: true, is_followed: false })
  expect(own.refusal().code).toBe('own_account')
  expect((await app.ask('listBlocked', tokenOf(author))).blocked).toEqual([])
})

test.each([
  ['block', true],
  ['are blocked by', false],
])('omits a user whom you %s from grouped notices', async (_, isMine) => {
  const asked = (await post(one, 'Who lit the lamp?')).answer().comment?.id
  await post(author, 'The porter did.', asked)
  app.clock.advance(1000)
  await post(two, 'I did.', asked)
  await post(two, 'Said by two')
  const listFor = (player: Player) => app.ask('listNotices', tokenOf(player))
  const left = (words: string, { username: handle }: Player) => ({
    notices: [{ words, people: [{ handle }], people_total: 1 }],
    unread: 1,
  })

  await (isMine ? block(two, one) : block(one, two))
  const answered = await listFor(one)
  await block(two, author)
  const commented = await listFor(author)
  await block(author, one)

  expect(answered).toMatchObject(left('The porter did.', author))
  expect(commented).toMatchObject(left('Who lit the lamp?', one))
  expect([answered, commented].map(({ notices }) => notices[0]?.kind)).toEqual([
    'comment_answered',
    'story_commented',
  ])
  expect(await listFor(one)).toMatchObject({ notices: [], unread: 0 })
})

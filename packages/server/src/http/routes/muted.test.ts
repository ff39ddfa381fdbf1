import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { beforeEach, expect, test } from 'vitest'

import { eraseAccounts } from '../../services/users/eraseAccounts.ts'
import type { Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

let author: Player
let reader: Player
let one: string
let two: string
const app = await openTestApp()
beforeEach(async () => {
  author = await app.register()
  reader = await app.register()
  const given = { author_id: author.id, is_featured: true, plays_total: 1000 }
  one = (await insertStory(app.db, { ...given, title: `Ferry ${author.username}` })).id
  two = (await insertStory(app.db, { ...given, title: `Ferry again ${author.username}` })).id
})

const by = ({ access_token: token }: Player) => ({ token })
const ofStory = (story_id: string) => ({ ...by(reader), params: { story_id } })
const ofAuthor = () => ({ ...by(reader), params: { handle: author.username } })
const listed = (cursor?: string) =>
  app.ask('listMuted', { ...by(reader), query: cursor === undefined ? {} : { cursor } })

/** Which of the two stories stand in each list that offers stories. */
async function offeredTo(player: Player) {
  const q = { q: author.username, limit: '20' }
  const limit = { limit: '20' }
  const shown = {
    newest: (await app.ask('listStories', by(player))).stories,
    featured: await app.ask('listFeatured', { ...by(player), query: limit }),
    trending: await app.ask('listTrending', { ...by(player), query: limit }),
    found: await app.ask('searchStories', { ...by(player), query: q }),
    followed: await app.ask('listFollowed', by(player)),
  }
  return Object.fromEntries(
    Object.entries(shown).map(([list, stories]) => [
      list,
      [one, two].filter((id) => stories.some((story) => story.id === id)).length,
    ]),
  )
}
const everywhere = (stories: number) => ({
  newest: stories,
  featured: stories,
  trending: stories,
  found: stories,
  followed: stories,
})

test('a story that is muted stands in no list of its reader, until it is shown again', async () => {
  await app.call('followAuthor', ofAuthor())
  const before = await offeredTo(reader)
  await app.call('muteStory', ofStory(one))
  await app.call('muteStory', ofStory(one))
  const muted = await offeredTo(reader)
  const page = await app.ask('getStory', ofStory(one))
  await app.call('unmuteStory', ofStory(one))

  expect(before).toEqual(everywhere(2))
  expect(muted).toEqual(everywhere(1))
  expect(page).toMatchObject({ id: one, is_muted: true })
  expect(await offeredTo(reader)).toEqual(everywhere(2))
  expect((await app.ask('getStory', ofStory(one))).is_muted).toBe(false)
})

test('of an author who is muted nothing is offered; their page shows all the same', async () => {
  await app.call('followAuthor', ofAuthor())
  await app.call('muteAuthor', ofAuthor())

  const page = await app.ask('getAuthor', ofAuthor())
  const query = { author: author.username }
  const own = await app.ask('listStories', { ...by(reader), query })

  expect(await offeredTo(reader)).toEqual(everywhere(0))
  expect(page).toMatchObject({ is_muted: true, stories_total: 2 })
  expect(own.stories).toHaveLength(2)
  await app.call('unmuteAuthor', ofAuthor())
  expect(await offeredTo(reader)).toEqual(everywhere(2))
})

test('what one reader has muted is offered to all others', async () => {
  const other = await app.register()
  await app.call('followAuthor', { ...ofAuthor(), ...by(other) })
  await app.call('muteStory', ofStory(one))

  expect(await offeredTo(other)).toEqual(everywhere(2))
})

test('all that is muted is listed a page at a time, the latest first', async () => {
  await app.call('muteAuthor', ofAuthor())
  for (let made = 0; made < LIMITS.mutedPage; made += 1) {
    app.clock.advance(1000)
    await app.call('muteStory', ofStory((await insertStory(app.db)).id))
  }

  const first = await listed()
  const rest = await listed(first.next ?? '')

  expect(first.muted.map(({ kind }) => kind)).toEqual(Array(LIMITS.mutedPage).fill('story'))
  expect(rest).toMatchObject({
    muted: [{ kind: 'author', author: { handle: author.username } }],
    next: null,
  })
})

test('nobody mutes themself', async () => {
  const params = { handle: author.username }

  const refused = await app.call('muteAuthor', { ...by(author), params })

  expect(refused.refusal().code).toBe('own_account')
})

test.each([
  ['its author leaves', () => author, 1],
  ['the reader leaves', () => reader, 0],
])('what was muted goes where %s', async (_who, who, left) => {
  await app.call('muteAuthor', ofAuthor())
  await app.call('muteStory', ofStory(one))

  const body = { password: who().password, stories: 'hand_over' as const }
  await app.call('deleteMe', { ...by(who()), body })
  app.clock.advance(WEEK_MS + 1000)
  await eraseAccounts(app.ports)

  const rows = app.db.selectFrom('muted').selectAll().where('user_id', '=', reader.id)
  expect(await rows.execute()).toHaveLength(left)
})

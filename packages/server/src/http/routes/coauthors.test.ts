import { LIMITS, type CoauthorRole } from '@kathasagar/api/contract/vocabulary'
import { beforeEach, describe, expect, test } from 'vitest'

import { eraseAccounts } from '../../services/users/eraseAccounts.ts'
import { sitDown, type AuthorSession } from '../../test/authoring.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

let desk: AuthorSession
let friend: Player
let id: string
const app = await openTestApp()
beforeEach(async () => {
  desk = await sitDown(app)
  friend = await app.register()
  id = (await desk.draft()).id
})

const on = ({ access_token: token }: Pick<Player, 'access_token'>) => ({
  token,
  params: { story_id: id },
})
const invite = (name: string, role: CoauthorRole = 'editor', by = desk.author) =>
  app.call('inviteCoauthor', { ...on(by), body: { name, role } })
const accept = (player = friend) => app.call('acceptCoauthoring', on(player))
const join = async (role: CoauthorRole) => {
  ;(await invite(friend.username, role)).answer()
  ;(await accept()).answer()
}
const list = (player: Pick<Player, 'access_token'> = desk.author) =>
  app.ask('listCoauthors', on(player))
const remove = (by: Pick<Player, 'access_token'>, user_id: string) =>
  app.call('removeCoauthor', { token: by.access_token, params: { story_id: id, user_id } })
const mine = (player = friend) => app.ask('listMyStories', { token: player.access_token })
const told = (player = friend) => app.ask('listNotices', { token: player.access_token })

/** The status of each call of authoring, by its name. */
async function statuses(player: Player) {
  const asked = on(player)
  const query = { days: '7' }
  const answer = { place: { of: 'story' }, phrases: ['sing a song'] }
  const trial = { node: 'gate', words: ['sing'], answer }
  const calls = {
    getStoryForEdit: await app.call('getStoryForEdit', asked),
    listCoauthors: await app.call('listCoauthors', asked),
    exportStory: await app.call('exportStory', asked),
    getStoryInsight: await app.call('getStoryInsight', asked),
    getStoryFigures: await app.call('getStoryFigures', { ...asked, query }),
    listStoryTries: await app.call('listStoryTries', asked),
    listStoryVersions: await app.call('listStoryVersions', asked),
    tryStoryAnswer: await app.call('tryStoryAnswer', { ...asked, body: trial }),
    updateStory: await app.call('updateStory', { ...asked, body: { tagline: 'Ours.' } }),
    inviteCoauthor: await invite(desk.author.username, 'reader', player),
    publishStory: await app.call('publishStory', { ...asked, body: {} }),
    archiveStory: await app.call('archiveStory', { ...asked, body: {} }),
    restoreStory: await app.call('restoreStory', { ...asked, body: {} }),
    deleteStory: await app.call('deleteStory', asked),
  }
  return Object.fromEntries(Object.entries(calls).map(([name, { status }]) => [name, status]))
}

const OF_OWNER = {
  inviteCoauthor: 403,
  publishStory: 403,
  archiveStory: 403,
  restoreStory: 403,
  deleteStory: 403,
}
const OF_EDITOR = {
  exportStory: 200,
  getStoryInsight: 200,
  getStoryFigures: 200,
  listStoryTries: 200,
  listStoryVersions: 200,
  tryStoryAnswer: 200,
  updateStory: 200,
}
const TO_READ = { getStoryForEdit: 200, listCoauthors: 200 }

const refused = (calls: object, status: number) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, status]))

describe('who is asked to write a story', () => {
  test('is told of it, and sees nothing of it until they have accepted', async () => {
    const invited = (await invite(friend.username)).answer()

    expect(invited.coauthors).toMatchObject([
      { user_id: friend.id, role: 'editor', is_accepted: false },
    ])
    const { notices, unread } = await told()
    expect(unread).toBe(1)
    expect(notices).toMatchObject([
      {
        kind: 'coauthor_invited',
        story: { id, title: 'The Open Gate' },
        people: [{ display_name: desk.author.username }],
      },
    ])
    expect((await mine()).stories).toEqual([])
    expect(await statuses(friend)).toEqual(refused({ ...OF_OWNER, ...OF_EDITOR, ...TO_READ }, 404))

    expect((await accept()).answer()).toEqual({ story_id: id, role: 'editor' })
    expect((await told()).notices).toEqual([])
  })

  test('is found by handle or user name, with an @ or without, and never by an address', async () => {
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', friend.id)
      .executeTakeFirstOrThrow()
    const names = [friend.username.toUpperCase(), `@${friend.username}`, ` ${friend.username} `]
    for (const name of names) expect((await invite(name)).status).toBe(201)

    const wrong = [email ?? 'a@example.org', 'nobody_of_the_name', `%`]
    for (const name of wrong.filter(({ length }) => length <= LIMITS.usernameMax + 1)) {
      expect((await invite(name)).refusal().code).toBe('author_not_found')
    }
    expect((await list()).coauthors).toHaveLength(1)
  })

  test('declines by leaving, and no notice of it stays', async () => {
    await invite(friend.username)

    expect((await remove(friend, friend.id)).answer()).toEqual({ user_id: friend.id })

    expect((await told()).notices).toEqual([])
    expect((await accept()).status).toBe(404)
    expect((await list()).coauthors).toEqual([])
  })

  test('is not its owner, nor anybody across a block, nor one more than the limit', async () => {
    expect((await invite(desk.author.username)).refusal().code).toBe('own_account')
    const handle = { params: { handle: desk.author.username } }
    await app.call('blockAuthor', { token: friend.access_token, ...handle })
    expect((await invite(friend.username)).refusal().code).toBe('author_not_found')

    for (let at = 0; at < LIMITS.coauthorsMax; at += 1) {
      ;(await invite((await app.register()).username, 'reader')).answer()
    }
    const { username } = await app.register()
    expect((await invite(username)).refusal().code).toBe('coauthors_full')
  })
})

describe('a co-author', () => {
  test('who is an editor reads, saves and counts, and leaves the rest to the owner', async () => {
    await join('editor')

    expect(await statuses(friend)).toEqual({ ...TO_READ, ...OF_EDITOR, ...OF_OWNER })
    expect((await mine()).stories).toMatchObject([{ id, role: 'editor' }])
    const read = await app.ask('getStoryForEdit', on(friend))
    expect(read).toMatchObject({ role: 'editor', tagline: 'Ours.' })
    expect(read).not.toHaveProperty('story_system_prompt')
  })

  test('who is a reader reads, and changes nothing', async () => {
    await join('reader')

    expect(await statuses(friend)).toEqual({
      ...TO_READ,
      ...refused(OF_EDITOR, 403),
      ...OF_OWNER,
    })
    expect((await desk.open(id)).revision).toBe(1)
  })

  test('gets another role from the owner alone, and goes when they are taken out', async () => {
    await join('reader')
    const params = { story_id: id, user_id: friend.id }
    const change = (token: string) =>
      app.call('changeCoauthor', { token, params, body: { role: 'editor' } })

    expect((await change(friend.access_token)).status).toBe(403)
    expect((await change(desk.token)).answer().coauthors).toMatchObject([{ role: 'editor' }])
    expect((await remove(desk.author, friend.id)).status).toBe(200)
    expect((await remove(desk.author, friend.id)).refusal().code).toBe('not_found')
    expect((await app.call('getStoryForEdit', on(friend))).status).toBe(404)
  })

  test('is named on the page of the story if they are an editor, and knows of no invitation', async () => {
    await join('editor')
    const reader = await app.register()
    await invite(reader.username, 'reader')
    await desk.publish(id)

    const page = await app.ask('getStory', { params: { story_id: id } })

    expect(page.coauthors).toMatchObject([{ handle: friend.username }])
    expect((await list(friend)).coauthors).toHaveLength(1)
    expect((await list()).coauthors).toHaveLength(2)
  })

  test('is none any more once either has blocked the other', async () => {
    await join('editor')

    const params = { handle: friend.username }
    await app.ask('blockAuthor', { token: desk.token, params })

    expect((await list()).coauthors).toEqual([])
    expect((await app.call('getStoryForEdit', on(friend))).status).toBe(404)
  })

  test('does nothing while their account is suspended', async () => {
    await join('editor')
    await changeUser(app.db, friend.id, { suspended_at: app.ports.clock.now() })

    expect((await app.call('getStoryForEdit', on(friend))).refusal().code).toBe('account_suspended')
  })

  test('goes with their account, and what they saved stays', async () => {
    await join('editor')
    const body = { tagline: 'Ours.' }
    await app.ask('updateStory', { ...on(friend), body })

    const { access_token: token, password } = friend
    await app.call('deleteMe', { token, body: { password, stories: 'remove' } })
    app.clock.advance(WEEK_MS + 1000)
    await eraseAccounts(app.ports)

    const left = app.db.selectFrom('coauthors').selectAll().where('story_id', '=', id)
    expect(await left.execute()).toEqual([])
    const story = app.db.selectFrom('stories').select('tagline').where('id', '=', id)
    expect(await story.executeTakeFirst()).toEqual({ tagline: 'Ours.' })
  })
})

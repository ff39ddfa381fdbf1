import { randomUUID } from 'node:crypto'

import { DAY_MS, type CommentRequest, type Notice } from '@kathasagar/api/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { deleteOldNotices } from './notices.queries.ts'
import { eraseAccounts } from '../account/index.ts'
import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let author: Player
let reader: Player
let other: Player
const app = await openTestApp()
beforeEach(async () => {
  app.clock.advance(DAY_MS)
  author = await app.register()
  reader = await app.register()
  other = await app.register()
})

const tokenOf = ({ access_token: token }: Player) => ({ token })
const newStory = async () =>
  (await insertStory(app.db, { author_id: author.id, published_at: app.clock.now() })).id
const list = (player: Player, query: Record<string, string> = {}) =>
  app.ask('listNotices', { ...tokenOf(player), query })
const kindsOf = async (player: Player) => (await list(player)).notices.map(({ kind }) => kind)
const first = async (player: Player): Promise<Notice | undefined> => (await list(player)).notices[0]
const post = async (story_id: string, by: Player, said: Partial<CommentRequest> = {}) => {
  const body = { words: 'The oil jar hums.', ...said }
  const { comment } = await app.ask('postComment', { ...tokenOf(by), params: { story_id }, body })
  if (!comment) throw new Error('The words were not taken')
  return comment
}
const byHandle = (of: Player, by: Player) => ({ ...tokenOf(by), params: { handle: of.username } })
const follow = (of: Player, by: Player) => app.call('followAuthor', byHandle(of, by))

describe('a notice', () => {
  test('informs the author of a comment once about any number of replies, with the last replier', async () => {
    const storyId = await newStory()
    const { id } = await post(storyId, reader)
    await post(storyId, other, { answers_to: id, words: 'Louder at night.' })
    app.clock.advance(1000)
    await post(storyId, author, { answers_to: id, words: 'It does.' })
    await post(storyId, author, { answers_to: id, words: 'It always did.' })
    await post(storyId, reader, { answers_to: id, words: 'Thank you.' })

    const { notices, unread } = await list(reader)

    const people = [{ handle: author.username }, { handle: other.username }]
    const told = { people_total: 2, people, words: 'It always did.', is_read: false }
    expect(notices).toMatchObject([{ kind: 'comment_answered', ...told, story: { id: storyId } }])
    expect(unread).toBe(1)
  })

  test('groups a day’s comments on a story for its author', async () => {
    const storyId = await newStory()
    await post(storyId, reader)
    await post(storyId, other)
    const body = { up_to: app.clock.now().toISOString() }
    await app.call('readNotices', { ...tokenOf(author), body })
    app.clock.advance(1000)
    await post(storyId, other, { words: 'Once more.' })

    const { notices, unread } = await list(author)

    expect(notices).toMatchObject([{ kind: 'story_commented', people_total: 2, is_read: false }])
    expect(unread).toBe(1)
  })

  test('of several users remains when the last one of them deletes their comment', async () => {
    const storyId = await newStory()
    await post(storyId, reader, { words: 'The first lamp.' })
    const { id } = await post(storyId, reader)
    app.clock.advance(1000)
    await post(storyId, reader, { answers_to: id, words: 'And hums.' })
    app.clock.advance(1000)
    const last = await post(storyId, other, { words: 'The second lamp.' })
    const answer = await post(storyId, other, { answers_to: id, words: 'Louder at night.' })
    await post(storyId, author, { answers_to: id, words: 'It does.' })
    const remove = (by: Player, comment_id: string) =>
      app.call('deleteComment', { ...tokenOf(by), params: { story_id: storyId, comment_id } })

    await remove(other, last.id)
    await remove(other, answer.id)

    expect(await first(author)).toMatchObject({ kind: 'story_commented', words: 'And hums.' })
    expect(await first(reader)).toMatchObject({ kind: 'comment_answered', words: 'It does.' })
  })

  test('groups followers, and omits those who unfollow', async () => {
    await newStory()
    await follow(author, reader)
    await follow(author, other)
    expect(await first(author)).toMatchObject({ kind: 'followed', people_total: 2, story: null })

    await app.call('unfollowAuthor', byHandle(author, reader))
    expect(await first(author)).toMatchObject({ people_total: 1 })
    await app.call('unfollowAuthor', byHandle(author, other))
    expect(await kindsOf(author)).toEqual([])
  })

  test('announces new stories of a followed author, in order with all others', async () => {
    await newStory()
    app.clock.advance(1000)
    await follow(author, reader)
    app.clock.advance(1000)
    const storyId = await newStory()
    const { id } = await post(storyId, reader)
    app.clock.advance(1000)
    await post(storyId, other, { answers_to: id })

    const { notices, unread } = await list(reader)

    expect(notices.map(({ kind }) => kind)).toEqual(['comment_answered', 'story_published'])
    const people = [{ handle: author.username }]
    expect(notices[1]).toMatchObject({ story: { id: storyId }, people })
    expect(unread).toBe(2)
  })

  test('informs reporters about the outcome', async () => {
    const storyId = await newStory()
    const admin = await registerAdmin(app)
    const { id: comment_id } = await post(storyId, other, { words: 'Words to report' })
    const call = { params: { story_id: storyId, comment_id }, body: { reason: 'hateful' } }
    await app.call('reportComment', { ...tokenOf(reader), ...call })
    const { reports } = await app.ask('getReviewQueue', tokenOf(admin))
    const report = reports.find(({ story }) => story.id === storyId)
    await app.call('hideReported', { ...tokenOf(admin), params: { report_id: report?.id ?? '' } })

    const told = { kind: 'report_decided', outcome: 'upheld', people: [], words: null }
    expect(await first(reader)).toMatchObject(told)
    expect(await kindsOf(other)).toEqual([])
  })
})

describe('the text of a notice', () => {
  test('is empty after the comment is hidden', async () => {
    const storyId = await newStory()
    const { id } = await post(storyId, reader)
    const answer = await post(storyId, other, { answers_to: id, words: 'Hear this.' })
    const before = await first(reader)
    const params = { story_id: storyId, comment_id: answer.id }
    await app.call('hideComment', { ...tokenOf(author), params, body: { is_hidden: true } })

    expect([before?.words, (await first(reader))?.words]).toEqual(['Hear this.', null])
    expect((await list(author)).notices).toMatchObject([{ kind: 'story_commented' }])
  })

  test('is deleted with the name and the notice of its comment when the account is deleted', async () => {
    const storyId = await newStory()
    const { id } = await post(storyId, reader)
    await post(storyId, other, { answers_to: id, words: 'Louder at night.' })
    const body = { password: other.password, stories: 'remove' as const }
    await app.call('deleteMe', { ...tokenOf(other), body })
    const leaving = await first(reader)
    app.clock.advance(8 * DAY_MS)
    await eraseAccounts(app.ports)
    const { tokens } = (await app.logIn(reader)).answer()
    const left = await first({ ...reader, ...tokens })

    expect(leaving?.people).toEqual([])
    expect(left).toBeUndefined()
  })
})

describe('the list of notices', () => {
  test('has pages, is marked as read up to a time, and loses entries after ninety days', async () => {
    const storyId = await newStory()
    for (let number = 1; number <= 23; number += 1) {
      app.clock.advance(1000)
      const { id } = await post(storyId, reader, { words: `Comment ${number}` })
      await post(storyId, other, { answers_to: id, words: `${number} times yes` })
    }
    const page = await list(reader)
    const rest = await list(reader, { cursor: page.next ?? '' })
    const body = { up_to: page.notices[19]?.happened_at ?? '' }
    const { unread } = await app.ask('readNotices', { ...tokenOf(reader), body })
    const longAgo = { up_to: '0000-01-01T00:00:00.000Z' }
    const again = await app.ask('readNotices', { ...tokenOf(reader), body: longAgo })

    expect([page.notices.length, page.unread]).toEqual([20, 23])
    expect(rest.notices.map(({ words }) => words?.split(' ')[0])).toEqual(['3', '2', '1'])
    expect(rest.next).toBeNull()
    expect([unread, again.unread]).toEqual([19, 19])
    app.clock.advance(91 * DAY_MS)
    await deleteOldNotices(app.ports)
    const left = await app.db.selectFrom('notices').where('user_id', '=', reader.id).execute()
    expect(left).toEqual([])
  })

  test('contains no kind that its reader has disabled', async () => {
    const storyId = await newStory()
    await follow(author, reader)
    app.clock.advance(1000)
    await newStory()
    const { id } = await post(storyId, reader)
    await post(storyId, other, { answers_to: id })
    const choose = (kind: Notice['kind'], is_on: boolean) =>
      app.call('setNotice', { ...tokenOf(reader), body: { kind, is_on } })
    await choose('comment_answered', false)
    const { settings } = (await choose('story_published', false)).answer()

    expect(await list(reader)).toMatchObject({ notices: [], unread: 0 })
    await choose('story_published', true)
    expect(await kindsOf(reader)).toEqual(['story_published'])
    expect(settings).toContainEqual({ kind: 'comment_answered', is_on: false })
    expect(settings).toContainEqual({ kind: 'followed', is_on: true })
  })

  test('contains one notice for concurrent replies, and counts at most a hundred', async () => {
    const storyId = await newStory()
    const { id } = await post(storyId, reader)
    const reply = () => post(storyId, other, { answers_to: id, words: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 5 }, reply))
    const { notices } = await list(reader)
    await follow(author, reader)
    app.clock.advance(1000)
    for (let number = 0; number < 101; number += 1) await newStory()

    expect(answers).toHaveLength(5)
    expect(notices).toMatchObject([{ kind: 'comment_answered', people_total: 1 }])
    expect(await app.ask('countUnread', tokenOf(reader))).toEqual({ unread: 100 })
  })
})

import type { CommentRequest, StoryComments } from '@kathasagar/api/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser, insertStory } from '../../test/factories.ts'
import { eraseNow } from '../../test/eraseNow.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let author: Player
const app = await openTestApp()
beforeEach(async () => {
  author = await app.register()
})

const newStory = async () => (await insertStory(app.db, { author_id: author.id })).id
const tokenOf = (player?: Player) => (player ? { token: player.access_token } : {})

const post = (story_id: string, player: Player, said: Partial<CommentRequest> = {}) =>
  app.call('postComment', {
    ...tokenOf(player),
    params: { story_id },
    body: { words: 'The oil jar hums.', ...said },
  })
const posted = async (...given: Parameters<typeof post>) => {
  const { comment } = (await post(...given)).answer()
  if (!comment) throw new Error('The words were not taken')
  return comment
}
const list = async (
  story_id: string,
  player?: Player,
  query: Record<string, string> = {},
): Promise<StoryComments> =>
  await app.ask('listComments', { ...tokenOf(player), params: { story_id }, query })
const wordsOf = ({ comments }: StoryComments) => comments.map(({ words }) => words)

const on = (story_id: string, comment_id: string, player: Player, body?: unknown) => ({
  ...tokenOf(player),
  params: { story_id, comment_id },
  ...(body === undefined ? {} : { body }),
})

describe('a comment', () => {
  test('that is sent again within a minute is the same comment', async () => {
    const storyId = await newStory()
    const player = await app.register()

    const [one, other] = await Promise.all([posted(storyId, player), posted(storyId, player)])
    const third = await posted(storyId, player)
    await posted(storyId, await app.register())
    app.clock.advance(61_000)
    const later = await posted(storyId, player)

    expect([other.id, third.id]).toEqual([one.id, one.id])
    expect(later.id).not.toBe(one.id)
    expect((await list(storyId)).comments).toHaveLength(3)
  })

  test('can be answered, keeps its answers when it is deleted, and is removed with the last answer', async () => {
    const [storyId, reader, other] = [await newStory(), await app.register(), await app.register()]
    const { id } = await posted(storyId, reader)
    const answer = await posted(storyId, other, { answers_to: id, words: 'I hear it too.' })
    const again = await post(storyId, reader, { answers_to: answer.id })

    await app.call('deleteComment', on(storyId, id, reader))
    const { comments } = await list(storyId)
    await app.call('deleteComment', on(storyId, answer.id, other))

    expect(again.refusal().code).toBe('answers_one_level')
    expect(comments).toMatchObject([
      { words: null, writer: null, answers: [{ words: 'I hear it too.' }] },
    ])
    expect((await list(storyId)).comments).toEqual([])
  })

  test('is removed with its last replies, even if these are deleted concurrently', async () => {
    const storyId = await newStory()
    const deleteTwo = async () => {
      const { id } = await posted(storyId, author)
      const answers = { answers_to: id, words: 'I hear it too.' }
      const two = [await posted(storyId, author, answers), await posted(storyId, author, answers)]
      await app.call('deleteComment', on(storyId, id, author))
      await Promise.all(two.map((it) => app.call('deleteComment', on(storyId, it.id, author))))
    }

    for (let round = 0; round < 5; round += 1) await deleteTwo()

    expect((await list(storyId)).comments).toEqual([])
  })

  test('is listed newest first, with pages', async () => {
    const [storyId, reader] = [await newStory(), await app.register()]
    for (let number = 1; number <= 22; number += 1) {
      app.clock.advance(1000)
      await posted(storyId, reader, { words: `Number ${number}` })
    }

    const newest = await list(storyId)
    const rest = await list(storyId, undefined, { cursor: newest.next ?? '' })

    expect(wordsOf(newest)[0]).toBe('Number 22')
    expect(wordsOf(rest)).toEqual(['Number 2', 'Number 1'])
    expect(rest.next).toBeNull()
  })

  test('is not saved if it is harmful, and offers help for hints of self-harm', async () => {
    const [storyId, reader] = [await newStory(), await app.register()]

    const declined = (await post(storyId, reader, { words: 'I want to kill myself' })).answer()

    expect(declined.comment).toBeNull()
    expect(declined.declined?.help?.length).toBeGreaterThan(0)
    expect((await list(storyId, reader)).total).toBe(0)
  })

  test('is deleted with its writer, except for a placeholder above replies', async () => {
    const [storyId, writer, other] = [await newStory(), await app.register(), await app.register()]
    const { id } = await posted(storyId, writer)
    const stays = await posted(storyId, other, { words: 'It stays.' })
    await posted(storyId, other, { answers_to: id, words: 'Say more.' })
    await posted(storyId, writer, { answers_to: id, words: 'More it says.' })
    const alone = await posted(storyId, writer, { words: 'Nobody answers this.' })
    await posted(storyId, writer, { answers_to: alone.id, words: 'But I do.' })
    await posted(storyId, writer, { answers_to: stays.id, words: 'So do I.' })
    await eraseNow(app, writer, 'remove')

    const { comments } = await list(storyId)

    expect(comments.find((comment) => comment.id === id)).toMatchObject({
      writer: null,
      words: null,
      answers: [{ words: 'Say more.' }],
    })
    expect(comments.map((comment) => comment.id).toSorted()).toEqual([id, stays.id].toSorted())
    expect(comments.find((comment) => comment.id === stays.id)?.answers).toEqual([])
  })
})

test('lets a story’s author hide a comment from readers', async () => {
  const [storyId, reader] = [await newStory(), await app.register()]
  const { id } = await posted(storyId, reader, { words: 'A rude one', is_spoiler: true })
  await app.call('hideComment', on(storyId, id, author, { is_hidden: true }))

  const own = await list(storyId, author)
  expect((await list(storyId)).comments).toEqual([])
  expect(own.comments).toMatchObject([{ words: 'A rude one', is_hidden: true, is_spoiler: true }])
})

test('neither shows nor counts comments of suspended accounts', async () => {
  const [storyId, player] = [await newStory(), await app.register()]
  const kept = await posted(storyId, await app.register(), { words: 'It stays.' })
  await posted(storyId, player, { words: 'Of the whole story.' })
  await posted(storyId, player, { answers_to: kept.id })
  const before = await list(storyId)

  await changeUser(app.db, player.id, { suspended_at: app.clock.now() })

  const after = await list(storyId)
  expect([before.total, after.total]).toEqual([2, 1])
  expect(after.comments).toMatchObject([{ words: kept.words, answers: [] }])
})

test('lists reported comments for an admin with their text, and hides them permanently', async () => {
  const [storyId, reader, writer] = [await newStory(), await app.register(), await app.register()]
  const admin = await registerAdmin(app)
  const one = await posted(storyId, writer, { words: 'Words to report' })
  const two = await posted(storyId, writer, { words: 'Other words to report' })
  for (const { id } of [one, two]) {
    await app.call('reportComment', on(storyId, id, reader, { reason: 'hateful' }))
  }
  const waiting = async () =>
    (await app.ask('getReviewQueue', tokenOf(admin))).reports.filter(
      ({ story }) => story.id === storyId,
    )
  const reports = await waiting()
  const report = reports.find(({ said }) => said?.words === one.words)

  const params = { report_id: report?.id ?? '' }
  await app.call('hideReported', { ...tokenOf(admin), params })
  const shown = await app.call('hideComment', on(storyId, one.id, author, { is_hidden: false }))

  expect(reports).toHaveLength(2)
  expect(shown.refusal().code).toBe('forbidden')
  expect(wordsOf(await list(storyId))).toEqual([two.words])
  expect((await waiting()).map(({ said }) => said?.words)).toEqual([two.words])
})

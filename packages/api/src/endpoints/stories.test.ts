import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'

import { makeStory } from '../testing/fixtures/stories.ts'
import { answer } from '../testing/handlers/answer.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import storiesApi from './stories.ts'

const { server, openStore } = clientOnServer()

const { getStory, likeStory, bookmarkStory } = storiesApi.endpoints
const TOTAL = 7

async function press(mark: 'like' | 'bookmark', wasOn: boolean, told: () => Response) {
  const user_state = { hasLiked: wasOn, hasBookmarked: wasOn, has_premium_access: false }
  const plain = makeStory()
  const stats = { ...plain.stats, likes_total: TOTAL, bookmarks_total: TOTAL }
  const story = makeStory({ user_state, stats })
  server.use(answer('getStory', story), http.post(`*/stories/:id/${mark}`, told))
  const store = openStore()
  await store.dispatch(getStory.initiate(story.id))
  const toggle = { story_id: story.id, isOn: wasOn }
  await (mark === 'like'
    ? store.dispatch(likeStory.initiate(toggle))
    : store.dispatch(bookmarkStory.initiate(toggle)))
  // Waits for reloads that the response triggers.
  await new Promise((resolve) => setTimeout(resolve))

  const shown = getStory.select(story.id)(store.getState()).data
  return mark === 'like'
    ? [shown?.user_state?.hasLiked, shown?.stats.likes_total]
    : [shown?.user_state?.hasBookmarked, shown?.stats.bookmarks_total]
}

const json = (body: object) => () => HttpResponse.json(body)

describe.each([
  ['like', 'is_liked'],
  ['bookmark', 'is_bookmarked'],
] as const)('a %s', (mark, flag) => {
  test.each([
    ['at the top', { [flag]: true }],
    ['under data', { data: { [flag]: true } }],
    ['nowhere', { message: 'thanks' }],
    ['as no flag at all', { [flag]: 'yes' }],
  ])('that is answered by %s is on, and the count increases', async (_where, body) => {
    expect(await press(mark, false, json(body))).toEqual([true, TOTAL + 1])
  })

  test.each([
    ['at the top', { [flag]: false }],
    ['under data', { data: { [flag]: false } }],
    ['nowhere', {}],
  ])('that is removed and answered by %s is off, and the count decreases', async (_where, body) => {
    expect(await press(mark, true, json(body))).toEqual([false, TOTAL - 1])
  })

  test("follows the server's state, at the top or under data", async () => {
    expect(await press(mark, false, json({ [flag]: false }))).toEqual([false, TOTAL])
    expect(await press(mark, false, json({ data: { [flag]: false } }))).toEqual([false, TOTAL])
  })

  test('that gets an empty response is on', async () => {
    const nothing = () => new HttpResponse(null, { status: 204 })

    expect(await press(mark, false, nothing)).toEqual([true, TOTAL + 1])
  })

  test('that failed stays on', async () => {
    const failed = () => HttpResponse.json({}, { status: 500 })

    expect(await press(mark, false, failed)).toEqual([true, TOTAL + 1])
    expect(await press(mark, true, failed)).toEqual([false, TOTAL - 1])
  })
})

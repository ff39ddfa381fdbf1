import { afterEach, expect, test } from 'vitest'

import { createReviewPool } from '../../providers/reviews/reviewPool.ts'
import { BROKEN, SOUND, startAuthoring } from '../../test/authoring.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { largeStory } from '../../test/largeStory.ts'
import type { StoryReviewer } from './index.ts'

let product: TestApp
afterEach(() => product.close())

async function sitDownWith(storyReviewer: StoryReviewer = createReviewPool()) {
  product = await buildTestApp({ ports: { storyReviewer } })
  return startAuthoring(product)
}

const LARGE = {
  content_rating: 'everyone' as const,
  initial_xp: 100,
  game_config: {},
  story_structure: largeStory({ scenes: 200, most: 4 }),
}

function watchedPool() {
  const pool = createReviewPool()
  const begun = Promise.withResolvers<void>()
  const review: StoryReviewer['review'] = (...asked) => {
    const reviewing = pool.review(...asked)
    begun.resolve()
    return reviewing
  }
  return { reviewer: { ...pool, review }, hasBegun: begun.promise }
}

async function readBeside(call: Promise<unknown>, hasBegun: Promise<void>) {
  const answered: string[] = []
  const long = call.then(() => answered.push('the long call'))
  await hasBegun
  for (const _ of [1, 2, 3]) {
    await product.ask('listStories')
    answered.push('a list')
  }
  await long
  return answered
}

const LAST = ['a list', 'a list', 'a list', 'the long call']

test.each(['reviewStory', 'createStory'] as const)(
  'does not block other calls during %s',
  async (name) => {
    const { reviewer, hasBegun } = watchedPool()
    const desk = await sitDownWith(reviewer)
    const large = desk.form({ story_structure: largeStory() })
    const body = name === 'reviewStory' ? LARGE : large
    const asked = product.call(name, { token: desk.token, body })

    expect(await readBeside(asked, hasBegun)).toEqual(LAST)
    expect((await asked).answer()).toMatchObject(
      name === 'reviewStory' ? { certificate: { plays: { count: 1000 } } } : { total_scenes: 500 },
    )
  },
)

test('refuses a story that takes too long to review, and leaves it unchanged', async () => {
  const desk = await sitDownWith(createReviewPool({ timeoutMs: 1, maxWaiting: 32 }))

  const created = await product.call('createStory', { token: desk.token, body: desk.form() })
  const reviewed = await product.call('reviewStory', { token: desk.token, body: LARGE })

  for (const { refusal } of [created, reviewed]) expect(refusal().code).toBe('too_busy')
  expect((await desk.list()).stories).toEqual([])
})

test('refuses a review if too many stories are waiting', async () => {
  const desk = await sitDownWith(createReviewPool({ timeoutMs: 60_000, maxWaiting: 2 }))
  const body = { ...LARGE, story_structure: largeStory({ scenes: 40, most: 2 }) }

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => product.call('reviewStory', { token: desk.token, body })),
  )

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
})

test('publishes the reviewed story, even if it is saved meanwhile', async () => {
  const pool = createReviewPool()
  let meddle: () => Promise<unknown> = async () => undefined
  const desk = await sitDownWith({
    ...pool,
    review: async (...asked) => {
      const review = await pool.review(...asked)
      const once = meddle
      meddle = async () => undefined
      await once()
      return review
    },
  })
  const { id } = await desk.draft({ story_structure: SOUND })
  meddle = () => desk.edit(id, { story_structure: BROKEN })

  const refused = (await desk.publish(id)).refusal()

  expect(refused.code).toBe('not_publishable')
  expect(refused.findings).toContainEqual(expect.objectContaining({ code: 'missing_target' }))
  expect((await desk.open(id)).status).toBe('draft')
})

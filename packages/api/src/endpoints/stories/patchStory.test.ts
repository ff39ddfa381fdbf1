import { expect, test } from 'vitest'

import { makeId } from '../../testing/fixtures/ids.ts'
import {
  makeSeries,
  makeStories,
  makeStory,
  makeStoryList,
  signedInState,
} from '../../testing/fixtures/stories.ts'
import { patchStory, setBookmarked, setLiked } from './patchStory.ts'

const seen = { user_state: signedInState }

test('updates a list, pages, and a single story after a like', () => {
  const list = makeStories(3, { user_state: { ...signedInState } })
  const pages = { pages: [makeStoryList({ stories: structuredClone(list) })] }
  const single = makeStory({ id: makeId(2), user_state: { ...signedInState } })

  const page = makeStoryList({ stories: structuredClone(list) })

  for (const cached of [list, pages, page, single]) {
    patchStory(cached, makeId(2), (story) => setLiked(story, true))
  }

  expect(list.map((story) => story.user_state?.hasLiked)).toEqual([false, true, false])
  expect(pages.pages[0]?.stories[1]?.user_state?.hasLiked).toBe(true)
  expect(page.stories[1]?.user_state?.hasLiked).toBe(true)
  expect(single.stats.likes_total).toBe(2432)
})

test('updates one part of a series after a like', () => {
  const parts = makeStories(3, { user_state: { ...signedInState } }).map((story, at) => ({
    number: at + 1,
    story: { ...story, user_state: { ...signedInState } },
    progress: null,
  }))
  const series = makeSeries({ parts })

  patchStory(series, makeId(2), (story) => setLiked(story, true))

  const likes = series.parts.map(({ story }) => story.user_state?.hasLiked)
  expect(likes).toEqual([false, true, false])
})

test('changes the count once if the same state is set twice', () => {
  const story = makeStory(structuredClone(seen))

  setBookmarked(story, true)
  setBookmarked(story, true)

  expect(story.stats.bookmarks_total).toBe(1121)
})

test('never makes a count negative', () => {
  const stats = { ...makeStory().stats, likes_total: 0 }
  const story = makeStory({ stats, user_state: { ...signedInState, hasLiked: true } })

  setLiked(story, false)

  expect(story.stats.likes_total).toBe(0)
})

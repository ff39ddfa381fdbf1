import { makeStories } from '@kathasagar/api/testing'
import { createFormat, en } from '@kathasagar/ui'
import { expect, test } from 'vitest'

import { bannerSlides } from './bannerSlides.ts'

const play = {
  onPlay: () => undefined,
  startingId: null,
  messages: en.site,
  format: createFormat('en'),
}
const site = {
  guide_url: null,
  google_client_id: null,
  community_url: null,
  waitlist_url: null,
  social_links: [],
}
const kinds = (given: Partial<typeof site> | Record<string, unknown>) =>
  bannerSlides(makeStories(6), { site: { ...site, ...given }, ...play }).map(({ kind }) => kind)

test('a featured story comes before the guide, the beta and the community', () => {
  expect(kinds({ community_url: 'https://community.example' })).toEqual([
    'Featured story',
    'How to Play',
    'Beta sign-up',
    'Community',
  ])
})

test('a second featured story stands in where a site has no community', () => {
  expect(kinds({})).toEqual(['Featured story', 'Featured story', 'How to Play', 'Beta sign-up'])
})

test('the tale of the day comes first, and only once', () => {
  const stories = makeStories(3)
  const tale = stories[1]

  const slides = bannerSlides(stories, { site, ...play, ...(tale && { tale }) })

  expect(slides.map(({ kind }) => kind)).toEqual([
    'Tale of the day',
    'Featured story',
    'How to Play',
    'Beta sign-up',
  ])
  expect(slides.map(({ title }) => title).slice(0, 2)).toEqual([tale?.title, stories[0]?.title])
})

test('the guide is our own unless the site has another', () => {
  const guideOf = (guide_url: string | null) =>
    bannerSlides([], { site: { ...site, guide_url }, ...play })[0]?.href

  expect(guideOf(null)).toBe('/guide')
  expect(guideOf('https://guide.example')).toBe('https://guide.example')
})

test('only a link that leaves the site says so', () => {
  const slides = bannerSlides(makeStories(1), {
    site: { ...site, guide_url: '/guide', community_url: 'https://community.example' },
    ...play,
  })

  expect(slides.map(({ isExternal }) => isExternal ?? false)).toEqual([false, false, false, true])
})

test('a story says how many endings it has, also where it has one', () => {
  const noteOf = (possible_endings: number) => {
    const [story] = makeStories(1).map((one) => ({
      ...one,
      possible_endings,
      estimated_play_time: 45,
    }))
    return bannerSlides(story ? [story] : [], { site, ...play })[0]?.note
  }

  expect([noteOf(1), noteOf(7)]).toEqual(['45 min, 1 ending', '45 min, 7 endings'])
})

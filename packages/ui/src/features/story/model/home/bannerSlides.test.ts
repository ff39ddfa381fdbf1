import { makeId, makeStories, makeStory } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { createFormat } from '../../../../design-system/format/createFormat.ts'
import { en } from '../../../../messages/en.ts'

import { bannerSlides } from './bannerSlides.ts'

const play = {
  hrefs: { story: (id: string) => `/game/${id}`, guide: '/guide', premiumWaitlist: '/waitlist' },
  reads: 'en' as const,
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

test('shows a featured story before the guide, the beta and the community', () => {
  expect(kinds({ community_url: 'https://community.example' })).toEqual([
    'Featured story',
    'How to Play',
    'Beta sign-up',
    'Community',
  ])
})

test('shows a second featured story if the site has no community', () => {
  expect(kinds({})).toEqual(['Featured story', 'Featured story', 'How to Play', 'Beta sign-up'])
})

const slidesOf = (given: Partial<Parameters<typeof bannerSlides>[1]>, stories = makeStories(3)) =>
  bannerSlides(stories, { site, ...play, ...given }).map(({ title }) => title)

test('shows a featured story before the tale of the day', () => {
  const stories = makeStories(3)
  const tale = makeStory({ id: makeId(900), title: 'The Last Lamplighter' })
  const community = { ...site, community_url: 'https://community.example' }

  expect(slidesOf({ tale }).slice(0, 2)).toEqual([stories[0]?.title, tale.title])
  expect(slidesOf({ tale: stories[0] }).slice(0, 2)).toEqual([stories[0]?.title, stories[1]?.title])
  expect(slidesOf({ tale, site: community })[0]).toBe(stories[0]?.title)
})

test("shows a story in the user's language first, even if it is the tale of the day", () => {
  const [english, hindi] = makeStories(2).map((story, at) => ({
    ...story,
    language: at === 0 ? ('en' as const) : ('hi' as const),
  }))
  const stories = [english!, hindi!]
  const tale = makeStory({ id: makeId(900), title: 'লণ্ঠন', language: 'bn' })

  expect(slidesOf({ reads: 'hi' }, stories)[0]).toBe(hindi?.title)
  expect(slidesOf({ reads: 'bn', tale }, stories)[0]).toBe(tale.title)
  expect(slidesOf({ reads: 'ta' }, stories)[0]).toBe(english?.title)
})

test('links to the internal guide unless the site sets a URL', () => {
  const guideOf = (guide_url: string | null) =>
    bannerSlides([], { site: { ...site, guide_url }, ...play })[0]?.href

  expect(guideOf(null)).toBe('/guide')
  expect(guideOf('https://guide.example')).toBe('https://guide.example')
})

test('marks only external links as external', () => {
  const slides = bannerSlides(makeStories(1), {
    site: { ...site, guide_url: '/guide', community_url: 'https://community.example' },
    ...play,
  })

  expect(slides.map(({ isExternal }) => isExternal ?? false)).toEqual([false, false, false, true])
})

test('shows the number of endings, even if there is only one', () => {
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

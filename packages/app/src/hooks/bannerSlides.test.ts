import { makeStories } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { bannerSlides } from './bannerSlides.ts'

const play = { onPlay: () => undefined, startingId: null }
const site = { guide_url: null, community_url: null, waitlist_url: null, social_links: [] }
const kinds = (given: Partial<typeof site> | Record<string, unknown>) =>
  bannerSlides(makeStories(6), { site: { ...site, ...given }, ...play }).map(({ kind }) => kind)

test('four featured stories stand in where a site has neither guide nor community', () => {
  expect(kinds({})).toEqual(Array(4).fill('Featured story'))
})

test('guide and community take the last places of four', () => {
  expect(kinds({ guide_url: '/guide', community_url: 'https://community.example' })).toEqual([
    'Featured story',
    'Featured story',
    'How to Play',
    'Community',
  ])
})

test('only a link that leaves the site says so', () => {
  const slides = bannerSlides(makeStories(1), {
    site: { ...site, guide_url: '/guide', community_url: 'https://community.example' },
    ...play,
  })

  expect(slides.map(({ isExternal }) => isExternal ?? false)).toEqual([false, false, true])
})

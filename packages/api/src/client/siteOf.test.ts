import { expect, test } from 'vitest'

import { siteOf } from './siteOf.ts'

test.each([
  ['https://mail.example.org:8080/inbox/42?to=meera#top', 'mail.example.org'],
  ['https://user:secret@forum.example/thread', 'forum.example'],
  ['', undefined],
  ['about:blank', undefined],
])('of “%s” only the name of the site is told', (referrer, site) => {
  expect(siteOf(referrer)).toBe(site)
})

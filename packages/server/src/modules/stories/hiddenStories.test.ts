import { API_BASE, routes, type Route } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeUser, insertCategory, insertStory, insertTag } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const HIDDEN = ['draft', 'in_review', 'archived'] as const

const product = await openTestApp()
const { db } = product
const readers = {
  user: await product.register(),
  owner: await product.register(),
  other: await product.register(),
  admin: await product.register(),
}
await changeUser(db, readers.admin.id, { role: 'admin' })
const category = { name: 'secret', display_name: 'Secret Rooms', sort_order: 1 }
const tag = { name: 'hidden', display_name: 'Hidden', color: '#fff' }
const [{ id: category_id }, { id: tag_id }] = await Promise.all([
  insertCategory(db, category),
  insertTag(db, tag),
])
const mature = { content_rating: 'mature', title: 'Xylo mature' } as const
const stories = [...HIDDEN.map((status) => ({ status, title: `Xylo ${status}` })), mature]
for (const story of stories) {
  const { id } = await insertStory(db, {
    ...story,
    author_id: readers.owner.id,
    category_id,
    is_featured: true,
    plays_total: 1000,
  })
  await db.insertInto('story_tags').values({ story_id: id, tag_id }).execute()
  // These bookmarks were added before the stories were hidden.
  for (const { id: user_id } of Object.values(readers)) {
    await db.insertInto('story_bookmarks').values({ story_id: id, user_id }).execute()
  }
}

const FILTERS = ` category=secret tag=hidden language=en difficulty=medium rating=mature
  length=medium sort=popular sort=rated status=draft
  q=xylo q=Xylo%20mature q=xilo%20maturee q=secret q=hidden`.split(/\s+/u)

const LISTS = Object.values<Route>(routes)
  .filter(({ method, access }) => method === 'GET' && access !== 'admin')
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/stories/') && !/:|\/my\//.test(path))

async function crawl(reader: Player | null): Promise<string> {
  const headers = reader ? { authorization: `Bearer ${reader.access_token}` } : {}
  const addresses = LISTS.flatMap((path) => FILTERS.map((it) => `${path}?${it}`))
  const pages = await Promise.all(
    addresses.map((address) => product.app.inject({ url: API_BASE + address, headers })),
  )
  return pages.map(({ payload }) => payload).join('\n')
}

test('shows a guest hidden or mature stories in no list, count, search, or filter', async () => {
  const seen = await crawl(null)

  expect(seen).not.toMatch(/Xylo|"total_stories":[^0]/)
})

test('shows unpublished stories to a user, their author, or an admin in no public list', async () => {
  for (const reader of Object.values(readers)) {
    const seen = await crawl(reader)
    expect(seen).toContain('Xylo mature')
    expect(seen).not.toMatch(/Xylo (draft|in_review|archived)|"total_stories":([2-9]|1\d)/)
  }
})

import type { SaveViewRequest, StoryView } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()

const waiting: StoryView = {
  filters: { status: 'in_review', reported: 'true' },
  sort: 'created',
  order: 'asc',
  columns: ['author', 'stats'],
}
const save = ({ access_token: token }: Player, given: Partial<SaveViewRequest> = {}) =>
  product.call('saveView', {
    token,
    body: { name: 'Waiting', view: waiting, is_default: false, ...given },
  })
const viewsOf = async ({ access_token: token }: Player) =>
  (await product.ask('listViews', { token })).views

test('a view is kept by its name, and one of the same name takes its place', async () => {
  const admin = await registerAdmin(product)
  const other = await registerAdmin(product)

  await save(admin)
  const byPlays = { ...waiting, sort: 'plays' as const }
  await save(admin, { view: byPlays })

  expect(await viewsOf(admin)).toEqual([
    { id: expect.any(String), name: 'Waiting', view: byPlays, is_default: false },
  ])
  expect(await viewsOf(other)).toEqual([])
})

test('one view is the default one, also where two are saved as it at once', async () => {
  const admin = await registerAdmin(product)

  await Promise.all([
    save(admin, { name: 'One', is_default: true }),
    save(admin, { name: 'Two', is_default: true }),
  ])

  expect((await viewsOf(admin)).filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('a view goes where its admin removes it, and not where another one tries', async () => {
  const admin = await registerAdmin(product)
  const other = await registerAdmin(product)
  const [view] = (await save(admin)).answer().views
  const remove = ({ access_token: token }: Player) =>
    product.call('removeView', { token, params: { view_id: view?.id ?? '' } })

  await remove(other)
  const kept = await viewsOf(admin)
  const left = (await remove(admin)).answer().views

  expect([kept.length, left]).toEqual([1, []])
})

test('an admin keeps only so many views, and can still change those', async () => {
  const admin = await registerAdmin(product)
  for (let at = 0; at < LIMITS.savedViewsMax; at += 1) await save(admin, { name: `View ${at}` })

  const refused = await save(admin, { name: 'One more' })
  const changed = await save(admin, { name: 'View 0', is_default: true })

  expect([refused.refusal().code, changed.status]).toEqual(['views_full', 200])
})

test('filters and columns that the list does not have are refused by name', async () => {
  const admin = await registerAdmin(product)

  const refused = await save(admin, {
    view: { ...waiting, filters: { status: 'lost' as never }, columns: ['price' as never] },
  })

  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.refusal().detail)).toMatch(/status.*columns/)
})

test('the views of an account go with it', async () => {
  const admin = await registerAdmin(product)
  await save(admin)

  await product.db.deleteFrom('users').where('id', '=', admin.id).execute()

  const left = await product.db
    .selectFrom('saved_views')
    .select('id')
    .where('admin_id', '=', admin.id)
    .execute()
  expect(left).toEqual([])
})

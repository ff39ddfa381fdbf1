import { beforeEach, expect, test } from 'vitest'

import { readSeed } from './readSeed.ts'
import { SOUND } from '../test/authoring.ts'
import { changeStory, changeUser } from '../test/factories.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import type { SeedStory } from './seedShapes.ts'

const shipped = readSeed()
const [template] = shipped.stories

const product = await openTestApp()
const admin = await product.register()
const token = admin.access_token
await changeUser(product.db, admin.id, { role: 'admin' })

let round = 0
let catalogue: typeof shipped.catalogue
let story: SeedStory
beforeEach(() => {
  round += 1
  const named = (name: string) => ({ name: `${name}-${round}`, display_name: `${name} ${round}` })
  catalogue = {
    categories: [named('rivers'), named('courts')],
    tags: [
      { ...named('ghosts'), color: '#f07aa8' },
      { ...named('riddles'), color: '#f07aa8' },
    ],
  }
  if (!template) throw new Error('Nothing ships')
  story = {
    ...template,
    slug: `decided-${round}`,
    category: `rivers-${round}`,
    tags: [`ghosts-${round}`],
    is_featured: true,
    story_structure: SOUND,
  }
})

const start = (given: Partial<SeedStory> = {}) =>
  seedCatalogue(product.ports, { catalogue, stories: [{ ...story, ...given }], covers: new Set() })

const isNamed = (name: string) => (row: { display_name: string }) =>
  row.display_name === `${name} ${round}`
const category = async (name: string) =>
  (await product.ask('listAdminCategories', { token })).find(isNamed(name))
const tag = async (name: string) =>
  (await product.ask('listAdminTags', { token })).find(isNamed(name))
const idOf = (row: { id: string } | undefined) => row?.id ?? ''
const storyId = async () => {
  const stories = product.db.selectFrom('stories').select('id').where('slug', '=', story.slug)
  return idOf(await stories.executeTakeFirst())
}

test('does not restore a category that an admin has deleted', async () => {
  await start()
  const courts = await category('courts')
  await product.call('deleteCategory', { token, params: { category_id: idOf(courts) } })

  await start()

  expect(await category('courts')).toBeUndefined()
  expect(await category('rivers')).toBeDefined()
})

test('keeps a category or tag merged, and assigns its shipped stories to the remaining one', async () => {
  await start()
  const [courts, rivers] = [idOf(await category('courts')), idOf(await category('rivers'))]
  const [riddles, ghosts] = [idOf(await tag('riddles')), idOf(await tag('ghosts'))]
  const merging = { token, params: { category_id: rivers }, body: { into: courts } }
  await product.call('mergeCategory', merging)
  await product.call('mergeTag', { token, params: { tag_id: ghosts }, body: { into: riddles } })

  await start({ title: 'Renewed' })
  await start({ slug: `${story.slug}-new` })

  expect([await category('rivers'), await tag('ghosts')]).toEqual([undefined, undefined])
  expect(await category('courts')).toMatchObject({ stories: 2 })
  expect(await tag('riddles')).toMatchObject({ stories: 2 })
})

test('updates a shipped story of a deleted category without a category', async () => {
  await start({ category: `courts-${round}` })
  const into = idOf(await category('rivers'))
  const courts = { category_id: idOf(await category('courts')) }
  await product.call('mergeCategory', { token, params: courts, body: { into } })
  await changeStory(product.db, await storyId(), { category_id: null })
  await product.call('deleteCategory', { token, params: { category_id: into } })

  const done = await start({ category: `courts-${round}`, title: 'Renewed' })

  expect(done).toMatchObject({ renewed: 1, faults: [] })
})

test('does not restore a story that an admin has deleted', async () => {
  await start()
  await product.call('deleteStory', { token, params: { story_id: await storyId() } })

  const done = await start()

  expect(done).toEqual({ added: 0, renewed: 0, faults: [] })
  expect(await storyId()).toBe('')
})

test('updates a story that an admin has unfeatured without featuring it', async () => {
  await start()
  const params = { story_id: await storyId() }
  await product.call('setFeatured', { token, params, body: { is_featured: false } })

  const done = await start({ title: 'Renewed' })

  const rows = await product.ask('listAdminStories', { token, query: { search: 'Renewed' } })
  expect(done.renewed).toBe(1)
  expect(rows.stories.find(({ id }) => id === params.story_id)?.is_featured).toBe(false)
})

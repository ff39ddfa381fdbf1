import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { insertTaxonomy } from '../../test/authoring.ts'
import { changeUser, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const admin = await product.register()
const token = admin.access_token
await changeUser(product.db, admin.id, { role: 'admin' })

const create = (display_name: string) =>
  product.ask('createCategory', { token, body: { display_name } })
const rename = (category_id: string, display_name: string) =>
  product.ask('renameCategory', { token, params: { category_id }, body: { display_name } })
const list = () => product.ask('listAdminCategories', { token })
const tags = () => product.ask('listAdminTags', { token })

describe('a category', () => {
  test('is added at the end, with a key for data files in any script', async () => {
    const before = await list()
    const made = await create('Rivers & Seás')
    const hindi = await create('नदियाँ')

    expect(made).toMatchObject({ name: 'rivers-seas', display_name: 'Rivers & Seás', stories: 0 })
    expect(hindi.name).toMatch(/^[\da-f]{8}$/)
    const ids = [...before, made, hindi].map(({ id }) => id)
    expect((await list()).map(({ id }) => id)).toEqual(ids)
  })

  test('is refused a name like that of another, with invisible characters, or with several lines', async () => {
    for (const display_name of ['rivers & seás ', '  ', '\u202Egnp', '\u3164', 'A\nB']) {
      const refused = await product.call('createCategory', { token, body: { display_name } })
      expect([refused.status, refused.refusal().code]).toEqual([422, 'invalid_fields'])
    }
  })

  test('is translated by its id until an admin renames it, and search then finds the new name', async () => {
    const { id, name } = await create('Beast Fables')
    const story = await insertStory(product.db, { category_id: id })
    const told = async () => {
      const listed = (await product.ask('listCategories')).find((it) => it.id === id)
      const shown = await product.ask('getStory', { params: { story_id: story.id } })
      return [listed?.message_id, shown.category?.message_id]
    }
    const before = await told()
    const renamed = await rename(id, 'Quincunx')
    const found = await product.ask('searchStories', { query: { q: 'Quincunx' } })

    expect(before).toEqual(['beast-fables', 'beast-fables'])
    expect(await told()).toEqual([undefined, undefined])
    expect(renamed).toMatchObject({ id, name, display_name: 'Quincunx', stories: 1 })
    expect(found.map((card) => card.id)).toEqual([story.id])
  })

  test('has the given position for readers too', async () => {
    const [one, two] = [await create('First'), await create('Second')]

    await product.call('orderCategories', { token, body: { ids: [two.id, one.id] } })

    const order = (await product.ask('listCategories')).map(({ id }) => id)
    expect(order.slice(0, 2)).toEqual([two.id, one.id])
    expect(new Set(order).size).toBe((await list()).length)
  })

  test('is not deleted while it has stories, and the refusal counts them', async () => {
    const [from, into] = [await create('Merge me'), await create('Keep me')]
    const { id } = await insertStory(product.db, { category_id: from.id })
    const params = { category_id: from.id }
    const merge = (target: string) =>
      product.call('mergeCategory', { token, params, body: { into: target } })
    const remove = (category_id: string) =>
      product.call('deleteCategory', { token, params: { category_id } })
    const refused = await remove(from.id)
    const itself = await merge(from.id)
    const merged = await merge(into.id)
    const story = await product.ask('getStory', { params: { story_id: id } })

    expect(refused.status).toBe(409)
    expect(refused.refusal()).toMatchObject({ code: 'in_use', in_use_by: 1 })
    expect(itself.refusal().code).toBe('invalid_fields')
    expect(merged.answer()).toMatchObject({ id: into.id, stories: 1 })
    expect(story.category?.id).toBe(into.id)
    expect((await list()).map((row) => row.id)).not.toContain(from.id)
    await product.db.deleteFrom('stories').where('id', '=', id).execute()
    expect((await remove(into.id)).answer()).toEqual({ id: into.id })
  })
})

describe('a tag', () => {
  const color = '#35bdb2'

  test('is added and gets another colour, which can’t contain CSS, and the change is audited', async () => {
    const made = await product.ask('createTag', { token, body: { display_name: 'Lamps', color } })
    const after = { color: '#000000' }
    const change = (body: object) =>
      product.call('changeTag', { token, params: { tag_id: made.id }, body })
    const changed = (await change(after)).answer()
    const styled = await change({ color: 'red;background:url(//x)' })

    const log = await product.ask('listAudit', { token, query: { target_id: made.id } })
    expect(changed).toMatchObject({ display_name: 'Lamps', ...after })
    expect(styled.refusal().code).toBe('invalid_fields')
    const event = { act: 'tag_changed', target_name: 'Lamps', before: { color }, after }
    expect(log.entries[0]).toMatchObject(event)
  })

  test('is merged into another, each story has it once, and it is not deleted while in use', async () => {
    const { tag_ids } = await insertTaxonomy(product)
    const [from = '', into = ''] = tag_ids
    const renamed = product.db.updateTable('tags').set({ display_name: randomUUID() })
    await renamed.where('id', '=', from).execute()
    const [both, one] = [await insertStory(product.db), await insertStory(product.db)]
    const tagged = [
      { story_id: both.id, tag_id: from },
      { story_id: both.id, tag_id: into },
      { story_id: one.id, tag_id: from },
    ]
    await product.db.insertInto('story_tags').values(tagged).execute()
    const inUse = await product.call('deleteTag', { token, params: { tag_id: from } })

    const call = { token, params: { tag_id: from }, body: { into } }
    const merged = await product.ask('mergeTag', call)

    expect(inUse.refusal()).toMatchObject({ code: 'in_use', in_use_by: 2 })
    expect(merged).toMatchObject({ id: into, stories: 2 })
    expect((await tags()).map(({ id }) => id)).not.toContain(from)
  })
})

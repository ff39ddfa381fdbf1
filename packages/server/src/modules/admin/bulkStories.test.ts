import type { BulkAnswer } from '@kathasagar/api/contract'
import { IDEMPOTENCY_HEADER } from '@kathasagar/api/contract/vocabulary'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import { insertTaxonomy, startAuthoring } from '../../test/authoring.ts'
import { changeStory, insertStory, storyRow } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { csvRow } from './exportAdminStories.ts'

const product = await openTestApp()
const admin = await registerAdmin(product)
const desk = await startAuthoring(product)

const token = () => admin.access_token
const bulk = (body: object, key?: string) =>
  product.call('bulkStories', {
    token: token(),
    body: { reason: 'For the record', ...body },
    headers: key ? { [IDEMPOTENCY_HEADER]: key } : {},
  })
const done = async (body: object, key?: string) => (await bulk(body, key)).answer()
const undo = ({ bulk_id }: BulkAnswer) =>
  product.ask('undoBulk', { token: token(), body: { bulk_id } })
const story = async (given: object = {}) => (await insertStory(product.db, given)).id
const of = (...ids: string[]) => ({ selection: { ids } })
const row = (id: string) => storyRow(product.db, id)
async function seriesOf(...parts: object[]) {
  const { id: author_id, access_token } = await product.register()
  const ids: string[] = []
  for (const part of parts) ids.push(await story({ author_id, ...part }))
  const by = { token: access_token }
  const body = { title: 'Two Nights', description: '' }
  const { id: series_id } = await product.ask('createSeries', { ...by, body })
  const params = { series_id }
  const order = (story_ids: string[]) =>
    product.ask('orderSeries', { ...by, params, body: { story_ids } })
  await order(ids)
  const read = async () =>
    (await product.ask('getSeries', { ...by, params })).parts.map((part) => part.story.id)
  return { ids, order, read }
}
const acts = async (id: string) =>
  (await product.ask('listAudit', { token: token(), query: { target_id: id } })).entries
const seenByGuests = async (id: string) =>
  (await product.call('getStory', { params: { story_id: id } })).status

describe('a bulk action on stories', () => {
  test('sets category, rating, premium and featuring, each with an audit entry', async () => {
    const { category_id } = await insertTaxonomy(product)
    const id = await story()
    for (const change of [
      { act: 'category', value: category_id },
      { act: 'rating', value: 'teen' },
      { act: 'premium', value: true },
      { act: 'featured', value: true },
    ]) {
      await done({ ...of(id), ...change })
    }

    const set = { category_id, content_rating: 'teen', is_premium: true, is_featured: true }
    expect(await row(id)).toMatchObject({ ...set, revision: 4 })
    const told = (await acts(id)).map(({ act, after }) => [act, after?.['reason']])
    const edited = ['story_edited', 'For the record']
    expect(told).toEqual([['story_featured', 'For the record'], edited, edited, edited])
  })

  test('adds and removes tags, and undo reverts it', async () => {
    const { tag_ids } = await insertTaxonomy(product)
    const tag = tag_ids[0] ?? ''
    const id = await story()

    const added = await done({ ...of(id), act: 'tags_add', value: [tag] })
    const again = await done({ ...of(id), act: 'tags_add', value: [tag] })
    const removed = await done({ ...of(id), act: 'tags_remove', value: [tag] })
    const without = (await row(id)).tag_ids
    await undo(removed)

    expect([added.changed, again.skipped]).toEqual([1, [{ why: 'unchanged', stories: 1 }]])
    expect([without, (await row(id)).tag_ids]).toEqual([[], [tag]])
  })

  test('gives stories to another author, but not to an unknown one, or an unknown category', async () => {
    const id = await story()
    const heir = await product.register()
    const refused = await bulk({ ...of(id), act: 'owner', value: 'nobody_of_this_name' })
    const category = await bulk({ ...of(id), act: 'category', value: id })
    await done({ ...of(id), act: 'owner', value: heir.username })

    expect([refused.status, refused.refusal().code]).toEqual([422, 'invalid_fields'])
    expect(category.status).toBe(422)
    expect((await row(id)).author_id).toBe(heir.id)
  })

  test('previews without changing anything, and counts stories that it would skip', async () => {
    const [id, draft] = [await story(), await story({ status: 'draft' })]

    const told = await done({ ...of(id, draft), act: 'take_down', dry_run: true })

    expect(told).toEqual({
      bulk_id: null,
      total: 2,
      changed: 1,
      skipped: [{ why: 'not_published', stories: 1 }],
      remaining: 0,
    })
    expect((await row(id)).status).toBe('published')
  })

  test('restores only taken-down stories, each after a review', async () => {
    const { id } = await desk.published()
    await done({ ...of(id), act: 'take_down' })
    const broken = await story({ status: 'archived', is_taken_down: true })
    const archived = await story({ status: 'archived' })

    const restored = await done({ ...of(id, broken, archived), act: 'restore' })

    expect(restored.changed).toBe(1)
    const reasons = restored.skipped.map(({ why }) => why).toSorted()
    expect(reasons).toEqual(['not_publishable', 'not_taken_down'])
    expect(await seenByGuests(id)).toBe(200)
  })

  test('lists the changed stories after an error, and reports the error on the next request', async () => {
    const ids = [(await desk.published()).id, (await desk.published()).id].toSorted()
    await done({ ...of(...ids), act: 'take_down' })
    await sql
      .raw(
        `create function refuse_story() returns trigger language plpgsql as
          $$ begin raise exception 'This one stays'; end $$;
        create trigger keep_story before update on stories for each row
          when (old.id = '${ids[1]}') execute function refuse_story()`,
      )
      .execute(product.db)
    const restore = { ...of(...ids), act: 'restore' }

    const first = await done(restore, 'broken-off')
    const second = await bulk(restore, 'broken-off')
    await sql`drop trigger keep_story on stories`.execute(product.db)
    const undone = await undo(first)
    const third = await done(restore, 'broken-off')

    expect(first).toMatchObject({ bulk_id: expect.any(String) as string, changed: 1, remaining: 1 })
    expect(second.status).toBe(500)
    expect(undone).toEqual({ undone: 1, left: 0, remaining: 0 })
    expect(third).toMatchObject({ bulk_id: first.bulk_id, changed: 2, remaining: 0 })
  })

  test('does not restore an admin’s own story, and says that another admin must do so', async () => {
    const { id } = await desk.published()
    const author = await registerAdmin(product)
    const down = { author_id: author.id, status: 'archived', is_taken_down: true } as const
    await changeStory(product.db, id, down)

    const asked = await product.ask('bulkStories', {
      token: author.access_token,
      body: { ...of(id), act: 'restore', reason: 'It is mine' },
      headers: { [IDEMPOTENCY_HEADER]: 'own-one' },
    })

    expect(asked).toMatchObject({ changed: 0, skipped: [{ why: 'in_review', stories: 1 }] })
    expect((await row(id)).status).toBe('in_review')
  })

  test('stops admins from undoing the take-down of their own story, unless there is no other admin', async () => {
    const author = await registerAdmin(product)
    const [own, other] = [await story({ author_id: author.id }), await story()]
    const undoAsAuthor = ({ bulk_id }: BulkAnswer) =>
      product.ask('undoBulk', { token: author.access_token, body: { bulk_id } })

    const suspendOthers = (suspended_at: Date | null) =>
      product.db
        .updateTable('users')
        .set({ suspended_at })
        .where('role', '=', 'admin')
        .where('id', '<>', author.id)
        .execute()

    const undone = await undoAsAuthor(await done({ ...of(own, other), act: 'take_down' }))
    const statuses = [(await row(own)).status, (await row(other)).status]
    const again = await done({ ...of(other), act: 'take_down' })
    await changeStory(product.db, other, { author_id: author.id })
    await suspendOthers(product.clock.now())
    const alone = await undoAsAuthor(again)
    await suspendOthers(null)

    expect(undone).toEqual({ undone: 1, left: 1, remaining: 0 })
    expect(statuses).toEqual(['archived', 'published'])
    expect(alone).toEqual({ undone: 1, left: 0, remaining: 0 })
  })

  test('restores a story’s position in its series on undo, or appends it if the position is taken', async () => {
    const { ids, order, read } = await seriesOf({}, {})
    const heir = await product.register()
    const give = (...given: string[]) =>
      done({ ...of(...given), act: 'owner', value: heir.username })

    const given = await give(...ids)
    const meanwhile = await read()
    const undone = await undo(given)
    const restored = await read()
    const first = await give(ids[0] ?? '')
    await order(ids.slice(1))
    await undo(first)

    expect(meanwhile).toEqual([])
    expect(undone).toEqual({ undone: 2, left: 0, remaining: 0 })
    expect([restored, await read()]).toEqual([ids, ids.toReversed()])
  })

  test('does not undo a change if the former owner or category was deleted', async () => {
    const [{ category_id }, other] = [await insertTaxonomy(product), await insertTaxonomy(product)]
    const [giver, heir] = [await product.register(), await product.register()]
    const given = await story({ author_id: giver.id })
    const sorted = await story({ category_id })
    const owner = await done({ ...of(given), act: 'owner', value: heir.username })
    const category = await done({ ...of(sorted), act: 'category', value: other.category_id })
    await product.db.deleteFrom('users').where('id', '=', giver.id).execute()
    await product.db.deleteFrom('categories').where('id', '=', category_id).execute()

    expect(await undo(owner)).toEqual({ undone: 0, left: 1, remaining: 0 })
    expect(await undo(category)).toEqual({ undone: 1, left: 0, remaining: 0 })
    expect([(await row(given)).author_id, (await row(sorted)).category_id]).toEqual([heir.id, null])
  })
})

describe('a bulk take-down', () => {
  test('removes 2,000 stories of one author from the lists in one call, and undo restores them', async () => {
    const { id: author_id } = await product.register()
    await sql`insert into stories (author_id, title, status, published_at)
      select ${author_id}::uuid, 'Story ' || n, 'published', now()
      from generate_series(1, 2000) as n`.execute(product.db)
    const down = await done({ selection: { filter: { author_id } }, act: 'take_down' })
    const query = { author_id, status: 'archived' }
    const list = await product.ask('listAdminStories', { token: token(), query })

    expect(down).toMatchObject({ total: 2000, changed: 2000, skipped: [], remaining: 0 })
    expect(list.total_stories).toBe(2000)
    expect(await undo(down)).toEqual({ undone: 2000, left: 0, remaining: 0 })
    expect(await undo(down)).toEqual({ undone: 2000, left: 0, remaining: 0 })
  })

  test('hides a story from readers, and closes its reports', async () => {
    const id = await story()
    const reader = await product.register()
    const call = { token: reader.access_token, params: { story_id: id } }
    await product.call('reportStory', { ...call, body: { reason: 'broken' } })
    const listed = async (reported: string) => {
      const query = { reported }
      const { stories } = await product.ask('listAdminStories', { token: token(), query })
      return stories.some((one) => one.id === id)
    }
    expect(await listed('true')).toBe(true)

    await done({ ...of(id), act: 'take_down', reason: 'It is copied.' })

    expect(await seenByGuests(id)).toBe(404)
    expect([await listed('true'), await listed('false')]).toEqual([false, true])
    expect(await row(id)).toMatchObject({ is_taken_down: true, review_reason: 'It is copied.' })
  })

  test('does a request once per key, and continues an incomplete one', async () => {
    const ids = [await story(), await story(), await story()]
    const body = { ...of(...ids), act: 'take_down' }

    const first = await done({ ...body, limit: 2 }, 'press-1')
    const both = await Promise.all([done(body, 'press-1'), done(body, 'press-1')])
    const other = await bulk({ ...body, reason: 'Another one' }, 'press-1')

    expect([first.changed, first.remaining]).toEqual([2, 1])
    const whole = { bulk_id: first.bulk_id, changed: 3 }
    expect(both).toMatchObject([whole, whole])
    expect(other.refusal().code).toBe('key_reused')
    expect(await acts(ids[0] ?? '')).toHaveLength(1)
  })

  test('keeps later changes of other users on undo', async () => {
    const { id } = await desk.draft({ is_premium: false })
    const untouched = await story()
    const premium = await done({ ...of(id, untouched), act: 'premium', value: true })
    await desk.edit(id, { title: 'A title of today' })

    expect(await undo(premium)).toEqual({ undone: 1, left: 1, remaining: 0 })
    expect([(await row(id)).is_premium, (await row(untouched)).is_premium]).toEqual([true, false])
  })
})

test('exports formulas as text, with the same filters as the list', async () => {
  const { id: author_id } = await product.register()
  await story({ author_id, title: '=HYPERLINK("x")', language: 'hi' })
  await story({ author_id, title: 'Plain, with a comma', language: 'en' })
  const file = (query: Record<string, string>) =>
    product.call('exportAdminStories', { token: token(), query: { author_id, ...query } })

  const all = await file({ sort: 'title', order: 'asc' })
  const hindi = await file({ language: 'hi', published_from: '2020-01-01' })

  expect(all.headers['content-type']).toContain('text/csv')
  expect(all.text).toContain(`,"'=HYPERLINK(""x"")",`)
  expect(all.text).toContain(',"Plain, with a comma",')
  expect(hindi.text.trim().split('\r\n')).toHaveLength(2)
})

const FORMULAS = '=1+1| =1+1|\t@SUM(A1)|\u00a0+1|\u200b-1|\uff1d1+1| \uff0b1|\uff201|\uff0d1'.split(
  '|',
)

test('exports a cell that begins a formula as text, and other cells unchanged', () => {
  for (const value of FORMULAS) expect(csvRow([value])).toBe(`'${value}\r\n`)
  expect(csvRow(['Rice = life', 3, null])).toBe('Rice = life,3,\r\n')
})

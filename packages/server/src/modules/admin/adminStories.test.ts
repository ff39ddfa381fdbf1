import { registerAdmin } from '../../test/admins.ts'
import { describe, expect, test } from 'vitest'

import { SOUND, startAuthoring } from '../../test/authoring.ts'
import { changeStory, changeUser } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay } from '../../test/play.ts'

const authors = { reviewMode: 'manual', mustBeVerified: false } as const
const product = await openTestApp({ ports: { authors } })
const desk = await startAuthoring(product)
const admin = await registerAdmin(product)

const on = (story_id: string, body?: object) => ({
  token: admin.access_token,
  params: { story_id },
  ...(body ? { body } : {}),
})
const approve = (id: string) => product.call('approveStory', on(id))
const waiting = async (fields: object = {}) => {
  const { id } = await desk.draft(fields)
  await desk.publish(id)
  return id
}
const published = async (fields: object = {}) => {
  const id = await waiting(fields)
  ;(await approve(id)).answer()
  return id
}
const list = (query: Record<string, string>) =>
  product.ask('listAdminStories', { token: admin.access_token, query })
const asAdmin = { token: admin.access_token }
const acts = async (target_id: string) =>
  (await product.ask('listAudit', { ...asAdmin, query: { target_id } })).entries
const queueNow = () => product.ask('getReviewQueue', asAdmin)

describe('the list of all stories', () => {
  test('contains every status, with search, filters and sorting', async () => {
    await desk.draft({ title: 'Zebra 100% sure', is_premium: true })
    const live = await published({ title: 'Antelope 100x sure' })

    const both = await list({ search: '100', sort: 'title', order: 'asc' })
    const exact = await list({ search: '100%' })
    const free = await list({ search: '100', premium: 'false' })
    const drafts = await list({ search: '100', status: 'draft' })

    const titles = ['Antelope 100x sure', 'Zebra 100% sure']
    expect(both.stories.map(({ title }) => title)).toEqual(titles)
    expect(exact.stories.map(({ title }) => title)).toEqual(titles.slice(1))
    expect(free.stories.map(({ id }) => id)).toEqual([live])
    expect(drafts).toMatchObject({ total_stories: 1, total_pages: 1, page: 1 })
  })

  test('can be sorted by each column in both directions', async () => {
    const columns = 'title author category status likes plays bookmarks created'
    for (const sort of columns.split(' ')) {
      const up = await list({ sort, order: 'asc' })
      const down = await list({ sort, order: 'desc' })
      expect(up.stories.length).toBeGreaterThan(1)
      expect(down.total_stories).toBe(up.total_stories)
    }
  })
})

test('permits featuring only for published stories, saves their order, and audits it', async () => {
  const id = await published()
  const { id: draft } = await desk.draft()

  const after = { is_featured: true, featured_order: 3 }
  const featured = await product.call('setFeatured', on(id, after))
  const refused = await product.call('setFeatured', on(draft, { is_featured: true }))

  expect(featured.answer()).toEqual({ id, ...after })
  expect((await list({ featured: 'true' })).stories.map((story) => story.id)).toEqual([id])
  const detail = 'Only a published story can be featured.'
  expect([refused.status, refused.refusal().detail]).toEqual([409, detail])
  const before = { is_featured: false, featured_order: null }
  expect((await acts(id))[0]).toMatchObject({ act: 'story_featured', before, after })
})

test('saves admin fields for an admin, and ignores them for an author', async () => {
  const keys = { is_featured: true, story_system_prompt: 'Speak in riddles' }
  const byAdmin = await product.ask('createStory', { ...asAdmin, body: desk.form(keys) })
  const byAuthor = await desk.draft(keys)
  const seen = await product.ask('getStoryForEdit', on(byAuthor.id))

  expect(byAdmin).toMatchObject(keys)
  expect(byAuthor).not.toHaveProperty('story_system_prompt')
  expect(seen).toMatchObject({ is_featured: false, story_system_prompt: '' })
})

describe('the review queue', () => {
  test.each([
    ['approveStory', {}],
    ['rejectStory', { reason: 'Too short.' }],
  ] as const)('refuses %s for a story that was saved after it was read', async (name, body) => {
    const id = await waiting()
    const { revision } = await desk.open(id)
    await desk.edit(id, { title: 'Another title' })

    const refused = await product.call(name, on(id, { ...body, revision }))

    expect([refused.status, refused.refusal().code]).toEqual([409, 'story_changed'])
    expect(refused.refusal().detail).toMatch(/^The author has saved this story since/)
    expect((await desk.open(id)).status).toBe('in_review')
  })

  test('contains waiting stories, which an admin publishes or returns with a reason', async () => {
    const id = await waiting({ title: 'Waiting for somebody' })
    const other = await waiting()
    const reason = 'The second scene ends too soon.'

    const queue = await queueNow()
    const approved = (await approve(id)).answer()
    await product.call('rejectStory', on(other, { reason }))

    const entry = { id, title: 'Waiting for somebody', findings: [] }
    expect(queue.stories).toContainEqual(expect.objectContaining(entry))
    expect(approved).toMatchObject({ status: 'published', review_reason: null })
    expect((await acts(id))[0]).toMatchObject({ act: 'story_approved', actor_id: admin.id })
    expect((await approve(id)).refusal().code).toBe('not_in_review')
    expect(await desk.open(other)).toMatchObject({ status: 'draft', review_reason: reason })
  })

  test('stops an admin from approving their own story, unless there is no other admin', async () => {
    const [{ id }, down] = [await desk.draft(), await desk.draft()]
    await changeStory(product.db, id, { author_id: admin.id, status: 'in_review' })
    const taken = { author_id: admin.id, status: 'archived', is_taken_down: true } as const
    await changeStory(product.db, down.id, taken)
    const second = await registerAdmin(product)

    const refused = await approve(id)
    await changeUser(product.db, second.id, { suspended_at: product.clock.now() })
    const alone = await approve(id)
    const restored = await product.call('restoreStory', on(down.id))

    expect([refused.status, refused.refusal().code]).toEqual([403, 'own_story'])
    expect(alone.answer().status).toBe('published')
    expect(restored.answer()).toMatchObject({ status: 'published', is_taken_down: false })
    const entry = { act: 'story_restored', actor_id: admin.id }
    expect((await acts(down.id))[0]).toMatchObject(entry)
  })
})

describe('reports', () => {
  async function reported() {
    const id = await published()
    const play = await openPlay(product, await product.register(), id)
    const session_id = play.session.id
    const body = { reason: 'broken', note: 'It says nothing', session_id }
    await product.call('reportStory', { ...play.on({ story_id: id }), body })
    const report = (await queueNow()).reports.find(({ story }) => story.id === id)
    return { id, report, session_id, reader: play.player }
  }
  const read = (report_id: string) =>
    product.call('readReportedSession', { token: admin.access_token, params: { report_id } })

  test('permit reading the attached session until they are closed, and each access is audited', async () => {
    const { report, session_id, reader } = await reported()
    const report_id = report?.id ?? ''
    const resolve = () => product.call('resolveReport', { ...asAdmin, params: { report_id } })

    const session = (await read(report_id)).answer()
    const opened = (await acts(report_id))[0]
    const closed = [(await resolve()).status, (await resolve()).status]

    expect(report).toMatchObject({ reason: 'broken', has_session: true, reporter: reader.username })
    expect(session).toMatchObject({ session_id, has_more: false })
    expect(session.entries[0]?.action_type).toBe('story_start')
    const after = { session_id }
    expect(opened).toMatchObject({ act: 'report_opened', actor_id: admin.id, after })
    expect(closed).toEqual([200, 404])
    expect((await queueNow()).reports.map(({ id }) => id)).not.toContain(report_id)
    expect((await read(report_id)).refusal().code).toBe('not_found')
  })

  test('are closed when their story is taken down, and have no session of another user', async () => {
    const { id, report, session_id } = await reported()
    const body = { reason: 'other', session_id }
    const refused = await product.call('reportStory', { ...desk.on(id), body })
    const after = { reason: 'It is copied.' }
    await product.call('archiveStory', on(id, after))

    expect(refused.refusal().code).toBe('session_not_found')
    expect((await queueNow()).reports.map((open) => open.id)).not.toContain(report?.id)
    const archived = { act: 'story_archived', actor_id: admin.id, after }
    expect((await acts(id))[0]).toMatchObject(archived)
    const closed = { act: 'report_closed', after: { story_id: id } }
    expect((await acts(report?.id ?? ''))[0]).toMatchObject(closed)
  })
})

test('shows who saved each version, and restores an earlier one as the newest', async () => {
  const { id } = await desk.draft()
  const { gate, ...rest } = SOUND.nodes
  const longer = { ...gate, text: 'The gate stands open wide.', choices: gate?.choices ?? [] }
  const story_structure = { ...SOUND, nodes: { ...rest, gate: longer } }
  await product.call('updateStory', on(id, { story_structure }))

  const restore = (number: string) =>
    product.call('restoreVersion', { token: desk.token, params: { story_id: id, number } })
  const restored = (await restore('1')).answer()
  const versions = await product.ask('listStoryVersions', on(id))

  expect(restored.story_structure).toEqual(SOUND)
  expect(versions.map(({ number, created_by }) => [number, created_by])).toEqual([
    [3, desk.author.username],
    [2, admin.username],
    [1, desk.author.username],
  ])
  expect(versions[0]?.is_current).toBe(true)
  expect((await restore('9')).refusal().code).toBe('not_found')
})

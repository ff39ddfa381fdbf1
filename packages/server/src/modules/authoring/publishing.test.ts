import type { GameSession } from '@kathasagar/api/contract'

import { registerAdmin } from '../../test/admins.ts'
import { describe, expect, test } from 'vitest'

import { lengthen, BROKEN, SOUND, startAuthoring } from '../../test/authoring.ts'
import { changeStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay } from '../../test/play.ts'

const product = await openTestApp({ settings: { guestCacheMs: 60_000 } })
const desk = await startAuthoring(product)
const admin = await registerAdmin(product)

const asAdmin = (
  name: 'publishStory' | 'archiveStory' | 'restoreStory' | 'approveStory' | 'rejectStory',
  id: string,
  body: object = {},
) => product.call(name, { ...onAsAdmin(id), body })
const found = async (q: string) =>
  (await product.ask('searchStories', { query: { q } })).map(({ id }) => id)
const statusOf = async (id: string) => (await desk.open(id)).status

const WORDS_FOR_ADULTS = 'They found a handful of porn in the drawer.'
const withYard = (text: string) => ({
  ...SOUND,
  nodes: { ...SOUND.nodes, yard: { ...SOUND.nodes['yard'], text, choices: [] } },
})
const doubtful = () => withYard(WORDS_FOR_ADULTS)
const unkind = () => withYard('Every Dalit should be driven out of this village.')
const onAsAdmin = (story_id: string) => ({ token: admin.access_token, params: { story_id } })
const HARMFUL = [{ code: 'harmful_words', node: 'yard' }]

describe('publishing', () => {
  test('shows a valid draft to readers immediately, in lists and in search', async () => {
    const { id } = await desk.draft({ title: 'Peacock Ferry', story_structure: BROKEN })
    const { findings } = (await desk.publish(id)).refusal()
    const beside = (await desk.list()).stories.find((story) => story.id === id)
    expect(beside).toMatchObject({ status: 'draft', findings })
    expect(await found('Peacock Ferry')).toEqual([])

    const mended = (await desk.edit(id, { story_structure: SOUND })).answer()
    const published = (await desk.publish(id)).answer()

    expect(mended).toMatchObject({ status: 'draft', findings: [] })
    expect(published).toMatchObject({ id, status: 'published', findings: [] })
    expect(await found('Peacock Ferry')).toEqual([id])
    expect((await product.ask('listStories')).stories[0]?.id).toBe(id)
  })

  test('waits once for an admin if words are harmful, but not if they only suggest another rating', async () => {
    const { id } = await desk.draft({ story_structure: unkind() })
    const rough = await desk.draft({ story_structure: doubtful(), content_rating: 'family' })
    const waiting = (await desk.publish(id)).answer()

    expect(waiting).toMatchObject({ status: 'in_review', findings: HARMFUL })
    expect((await desk.publish(id)).refusal().code).toBe('already_in_review')
    expect((await asAdmin('publishStory', id)).answer().status).toBe('published')
    await desk.edit(id, { tagline: 'A word was mended.' })
    expect((await desk.publish(id)).answer().status).toBe('published')
    const published = (await desk.publish(rough.id)).answer()
    expect(published).toMatchObject({ status: 'published', findings: [] })
  })

  test('is refused if the story was saved after the author or admin read it', async () => {
    const draft = await desk.draft()
    await desk.edit(draft.id, { title: 'Another title' })
    const { id } = await desk.draft({ story_structure: unkind() })
    const { revision } = (await desk.publish(id)).answer()
    await desk.edit(id, { title: 'Another title' })

    const refused = [
      await desk.publish(draft.id, { revision: draft.revision }),
      await asAdmin('publishStory', id, { revision }),
    ]

    for (const { status, refusal } of refused) {
      expect([status, refusal().code]).toEqual([409, 'story_changed'])
    }
    expect([await statusOf(draft.id), await statusOf(id)]).toEqual(['draft', 'in_review'])
  })
})

const openingOf = ({ session_data }: GameSession) =>
  session_data.narrative_history[0]?.ai_response.narrative
const read = async (id: string) => product.call('getStory', { params: { story_id: id } })
const discard = (id: string) => product.call('discardDraft', desk.on(id))
const WITH_CHANGES = { status: 'published', has_unpublished_changes: true }
const WITHOUT_CHANGES = { status: 'published', has_unpublished_changes: false }

describe('changing a published story', () => {
  test('creates a draft, and readers see the old version until it is published', async () => {
    const { id, category_id, cover_image_url } = await desk.published()
    const begun = await openPlay(product, desk.author, id)
    const rewritten = {
      start_node: 'door',
      nodes: {
        door: { text: lengthen('A door.'), choices: [{ text: 'Open it', target: 'hall' }] },
        hall: { text: 'A hall.', choices: [{ text: 'Cross it', target: 'garden' }] },
        garden: { text: 'A garden.', choices: [{ text: 'Sit down', target: 'end' }] },
        end: { text: 'Light.', choices: [] },
      },
    }
    const changes = {
      title: 'The Open Door',
      category_id: '',
      tag_ids: [],
      cover_image_url: '/covers/the-moons-ambassador.svg',
      story_structure: rewritten,
    }

    const saved = (await desk.edit(id, changes)).answer()

    expect(saved).toMatchObject({ ...changes, ...WITH_CHANGES, category_id: null, total_scenes: 4 })
    expect(await desk.open(id)).toEqual(saved)
    const meanwhile = (await read(id)).answer()
    const category = { id: category_id }
    expect(meanwhile).toMatchObject({ title: 'The Open Gate', total_scenes: 3, category })
    expect(meanwhile.tags).toHaveLength(2)
    const listed = (await desk.list()).stories.find((story) => story.id === id)
    expect(listed).toMatchObject({ title: 'The Open Gate', ...WITH_CHANGES })
    expect(openingOf((await begun.again()).session)).toContain('The gate stands open')

    const { revision } = saved
    expect((await desk.publish(id, { revision })).answer()).toMatchObject(WITHOUT_CHANGES)
    const after = (await read(id)).answer()
    expect(after).toMatchObject({ title: changes.title, total_scenes: 4, category: null, tags: [] })
    expect(after.cover_image_url).not.toBe(cover_image_url)
    expect((await begun.choose('Go in')).ending).toMatchObject({ title: 'The Yard' })
    const versions = await product.ask('listStoryVersions', desk.on(id))
    expect(versions).toMatchObject([
      { number: 2, is_current: true, total_scenes: 4, possible_endings: 1, sessions: 0 },
      { number: 1, is_current: false, total_scenes: 3, branching_points: 1, sessions: 2 },
    ])
  })

  test('can be saved incomplete, and publishing it then reports the errors', async () => {
    const { id } = await desk.published()
    const saved = (await desk.edit(id, { title: 'Broken', story_structure: BROKEN })).answer()
    const refused = await desk.publish(id)
    const { findings, code } = refused.refusal()

    expect(saved).toMatchObject({ title: 'Broken', ...WITH_CHANGES, story_structure: BROKEN })
    expect([refused.status, code]).toEqual([422, 'not_publishable'])
    const missing = { code: 'missing_target', node: 'gate', choice: 0 }
    expect(findings).toContainEqual(expect.objectContaining(missing))
    const { revision } = saved
    expect(await desk.open(id)).toMatchObject({ title: 'Broken', revision, findings })
    expect((await read(id)).answer().title).toBe('The Open Gate')
    const mended = (await desk.edit(id, { story_structure: SOUND })).answer()
    expect(mended.findings).toEqual([])
    expect((await desk.publish(id)).answer()).toMatchObject(WITHOUT_CHANGES)
    expect((await read(id)).answer().title).toBe('Broken')
  })

  test('can be discarded, or reverted to its published form', async () => {
    const story = await desk.published()
    const { title, story_structure } = story
    const change = () => desk.edit(story.id, { title: 'Broken', story_structure: BROKEN })
    await change()
    await desk.publish(story.id)
    const given = (await discard(story.id)).answer()

    expect(given).toMatchObject({ findings: [], ...WITHOUT_CHANGES })
    expect(await desk.open(story.id)).toMatchObject({ title, story_structure })
    expect((await desk.publish(story.id)).refusal().code).toBe('already_published')
    expect((await discard(story.id)).answer().revision).toBe(given.revision)
    await change()
    const back = (await desk.edit(story.id, { title, story_structure })).answer()
    expect(back).toMatchObject({ title, ...WITHOUT_CHANGES })
  })

  test('includes concurrent changes by an admin, which readers see immediately', async () => {
    const { id } = await desk.published()
    await desk.edit(id, { title: 'A draft title' })
    const on = onAsAdmin(id)
    const seen = await product.ask('getStoryForEdit', on)
    const saved = await product.ask('updateStory', { ...on, body: { content_rating: 'mature' } })

    expect([seen.title, saved.title]).toEqual(['The Open Gate', 'The Open Gate'])
    expect((await asAdmin('publishStory', id)).refusal().code).toBe('already_published')
    expect(await desk.open(id)).toMatchObject({ title: 'A draft title', content_rating: 'mature' })
    await desk.publish(id)
    const merged = { title: 'A draft title', content_rating: 'mature' }
    expect(await product.ask('getStory', on)).toMatchObject(merged)
  })

  test('needs confirmation if an admin has taken the story down meanwhile', async () => {
    const { id } = await desk.published()
    await desk.edit(id, { title: 'With its source' })
    await asAdmin('archiveStory', id, { reason: 'It names no source.' })

    expect((await desk.restore(id)).answer().status).toBe('in_review')

    const { title } = await product.ask('getStoryForEdit', onAsAdmin(id))
    expect(title).toBe('With its source')
  })

  test('waits for an admin if the new text is harmful', async () => {
    const { id } = await desk.published()
    const edited = (await desk.edit(id, { story_structure: unkind() })).answer()
    expect(edited).toMatchObject({ ...WITH_CHANGES, findings: [] })
    expect((await desk.publish(id)).answer()).toMatchObject({
      status: 'in_review',
      has_unpublished_changes: false,
      findings: HARMFUL,
    })
    expect((await read(id)).status).toBe(404)
    // A story with errors leaves the review queue.
    const broken = (await desk.edit(id, { story_structure: BROKEN })).answer()
    expect(broken.status).toBe('draft')
    expect(broken.findings.map(({ code }) => code)).toContain('missing_target')
  })

  test('is refused if an admin’s change breaks the story, and readers see the old version', async () => {
    const { id } = await desk.published()
    const body = { title: 'Broken', story_structure: BROKEN }
    const refused = await product.call('updateStory', { ...onAsAdmin(id), body })

    expect(refused.refusal().code).toBe('not_publishable')
    expect(await desk.open(id)).toMatchObject({ title: 'The Open Gate', version: 1, revision: 1 })
  })
})

describe('the archive', () => {
  const RESTORED = { status: 'published', is_taken_down: false, review_reason: null }

  test('hides a story from lists while its sessions continue, and restores it with its date', async () => {
    const { id, published_at } = await desk.published({ title: 'Heron Archive' })
    const play = await openPlay(product, desk.author, id)

    expect((await desk.archive(id)).answer().status).toBe('archived')
    expect(await found('Heron Archive')).toEqual([])
    expect((await play.act({ action_type: 'continue' })).status).toBe(200)
    product.clock.advance(60_000)
    const restored = (await desk.restore(id)).answer()
    expect(restored).toMatchObject({ status: 'published', published_at })
    expect(await found('Heron Archive')).toEqual([id])
  })

  test('refuses drafts, and does not restore a story that is invalid or was saved after it was read', async () => {
    const draft = await desk.draft()
    const { id, revision } = await desk.published()
    await desk.archive(id)
    await desk.edit(id, { title: 'Another title' })
    const changed = await desk.restore(id, { revision })
    await desk.edit(id, { story_structure: BROKEN })

    expect((await desk.archive(draft.id)).refusal().code).toBe('not_published')
    expect((await desk.restore(draft.id)).refusal().code).toBe('not_archived')
    expect([changed.status, changed.refusal().code]).toEqual([409, 'story_changed'])
    expect((await desk.restore(id)).refusal().code).toBe('not_publishable')
    expect(await statusOf(id)).toBe('archived')
  })

  test('lets only another admin restore an admin’s own taken-down story', async () => {
    const author = await registerAdmin(product)
    const { id } = await desk.published()
    await changeStory(product.db, id, { author_id: author.id })
    await asAdmin('archiveStory', id, { reason: 'It is copied.' })
    const own = { token: author.access_token, params: { story_id: id } }

    const asked = (await product.call('restoreStory', own)).answer()
    const approved = await product.call('approveStory', own)

    expect(asked).toMatchObject({ status: 'in_review', is_taken_down: true })
    expect(approved.refusal().code).toBe('own_story')
    expect((await asAdmin('approveStory', id)).answer().status).toBe('published')
  })

  test('lets the author request the restore of a taken-down story, and an admin decides', async () => {
    const { id } = await desk.published({ title: 'The Copied Weir' })
    await asAdmin('archiveStory', id, { reason: 'It is copied.' })
    await desk.edit(id, { tagline: 'With its source named.' })

    const asked = (await desk.restore(id)).answer()
    const review_reason = 'It is copied.'
    expect(asked).toMatchObject({ status: 'in_review', is_taken_down: true, review_reason })
    expect((await desk.publish(id)).refusal().code).toBe('already_in_review')
    expect(await found('The Copied Weir')).toEqual([])

    expect((await asAdmin('approveStory', id)).answer()).toMatchObject(RESTORED)
    expect(await found('The Copied Weir')).toEqual([id])
  })

  const reason = 'So is the second scene.'
  test.each([
    ['an editor sends back', (id: string) => asAdmin('rejectStory', id, { reason })],
    ['breaks meanwhile', (id: string) => desk.edit(id, { story_structure: BROKEN })],
  ])(
    'does not restore a story that %s, but the author can request it again',
    async (_how, leave) => {
      const { id } = await desk.published()
      await asAdmin('archiveStory', id, { reason: 'It is copied.' })
      await desk.restore(id)

      await leave(id)
      expect(await desk.open(id)).toMatchObject({ status: 'archived', is_taken_down: true })
      expect((await desk.publish(id)).refusal().code).toBe('not_a_draft')

      await desk.edit(id, { story_structure: SOUND })
      expect((await desk.restore(id)).answer().status).toBe('in_review')
    },
  )

  test('shows the author why a story was taken down until an admin restores it', async () => {
    const { id } = await desk.published({ title: 'The Taken Well' })
    const told = async () =>
      (await product.ask('listNotices', { token: desk.token })).notices.filter(
        ({ kind, story }) => kind === 'story_taken_down' && story?.id === id,
      )
    await asAdmin('archiveStory', id, { reason: 'It is copied.' })

    expect(await told()).toMatchObject([
      { story: { title: 'The Taken Well' }, words: 'It is copied.', people: [], is_read: false },
    ])
    expect((await asAdmin('restoreStory', id)).answer()).toMatchObject(RESTORED)
    expect(await told()).toEqual([])
  })

  test('requires a reason, which the author can read, only for another author’s story', async () => {
    const { id } = await desk.published()
    const { id: own } = await desk.published()

    const refused = await asAdmin('archiveStory', id)
    const taken = await asAdmin('archiveStory', id, { reason: 'It is copied.' })
    const mine = (await desk.list()).stories.find((story) => story.id === id)
    const body = { reason: 'I am tired of it.' }
    const archived = await product.ask('archiveStory', { ...desk.on(own), body })

    const detail = [expect.objectContaining({ loc: ['reason'] })]
    expect([refused.status, refused.refusal().detail]).toEqual([422, detail])
    expect(taken.answer()).toMatchObject({ status: 'archived', is_taken_down: true })
    expect(mine).toMatchObject({ is_taken_down: true, review_reason: 'It is copied.' })
    expect(archived).toMatchObject({ is_taken_down: false, review_reason: null })
  })
})

import type { GameSession } from '@kathasagar/api/contract'

import { registerAdmin } from '../../test/admins.ts'
import { describe, expect, test } from 'vitest'

import { atLength, BROKEN, SOUND, sitDown } from '../../test/authoring.ts'
import { changeStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay } from '../../test/play.ts'

const product = await openTestApp({ settings: { guestCacheMs: 60_000 } })
const desk = await sitDown(product)
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
    const { id } = await desk.draft({ title: 'Peacock Ferry' })
    expect(await found('Peacock Ferry')).toEqual([])

    const published = (await desk.publish(id)).answer()

    expect(published).toMatchObject({ id, status: 'published', findings: [] })
    expect(await found('Peacock Ferry')).toEqual([id])
    expect((await product.ask('listStories')).stories[0]?.id).toBe(id)
  })

  test('is refused with findings, which stay with the draft until they are fixed', async () => {
    const { id } = await desk.draft({ story_structure: BROKEN })

    const refused = await desk.publish(id)

    const { findings } = refused.refusal()
    expect([refused.status, refused.refusal().code]).toEqual([422, 'not_publishable'])
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'missing_target', node: 'gate', choice: 0 }),
    )
    const beside = (await desk.list()).stories.find((story) => story.id === id)
    expect(beside).toMatchObject({ status: 'draft', findings })

    const mended = (await desk.edit(id, { story_structure: SOUND })).answer()
    expect(mended).toMatchObject({ status: 'draft', findings: [] })
    expect((await desk.publish(id)).answer().status).toBe('published')
  })

  test('is refused for a story without scenes', async () => {
    const { id } = await desk.draft({ story_structure: {} })

    expect((await desk.publish(id)).refusal().findings).toMatchObject([{ code: 'no_structure' }])
  })

  test('waits for an admin once if words are harmful in any context', async () => {
    const { id } = await desk.draft({ story_structure: unkind() })

    const waiting = (await desk.publish(id)).answer()

    expect(waiting).toMatchObject({ status: 'in_review', findings: HARMFUL })
    expect((await desk.publish(id)).refusal().code).toBe('already_in_review')

    expect((await asAdmin('publishStory', id)).answer().status).toBe('published')
    await desk.edit(id, { tagline: 'A word was mended.' })
    expect((await desk.publish(id)).answer().status).toBe('published')
  })

  test('is refused for an admin who read an earlier save, also through authors’ calls', async () => {
    const { id } = await desk.draft({ story_structure: unkind() })
    const { revision } = (await desk.publish(id)).answer()
    await desk.edit(id, { title: 'Another title' })

    const refused = await asAdmin('publishStory', id, { revision })

    expect([refused.status, refused.refusal().code]).toEqual([409, 'story_changed'])
    expect(await statusOf(id)).toBe('in_review')
  })

  test('is refused for an author whose draft was saved in another tab meanwhile', async () => {
    const { id, revision } = await desk.draft()
    await desk.edit(id, { title: 'Another title' })

    const refused = await desk.publish(id, { revision })

    expect([refused.status, refused.refusal().code]).toEqual([409, 'story_changed'])
    expect(await statusOf(id)).toBe('draft')
  })

  test('needs no admin if words only suggest another rating', async () => {
    const { id } = await desk.draft({ story_structure: doubtful(), content_rating: 'family' })

    expect((await desk.publish(id)).answer()).toMatchObject({ status: 'published', findings: [] })
  })
})

const openingOf = ({ session_data }: GameSession) =>
  session_data.narrative_history[0]?.ai_response.narrative
const read = async (id: string) => product.call('getStory', { params: { story_id: id } })
const discard = (id: string) => product.call('discardDraft', desk.on(id))
const WITH_CHANGES = { status: 'published', has_unpublished_changes: true }
const WITHOUT_CHANGES = { status: 'published', has_unpublished_changes: false }

describe('changing a published story', () => {
  test('creates a draft, and readers and sessions see the old version until it is published', async () => {
    const { id, category_id, cover_image_url } = await desk.published()
    const begun = await openPlay(product, desk.author, id)
    const rewritten = {
      start_node: 'door',
      nodes: {
        door: { text: atLength('A door.'), choices: [{ text: 'Open it', target: 'hall' }] },
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

  test('can be saved incomplete, and publishing it reports the errors and changes nothing', async () => {
    const { id } = await desk.published()

    const saved = (await desk.edit(id, { title: 'Broken', story_structure: BROKEN })).answer()
    const refused = (await desk.publish(id)).refusal()

    expect(saved).toMatchObject({ title: 'Broken', ...WITH_CHANGES, story_structure: BROKEN })
    expect(refused.code).toBe('not_publishable')
    const { revision } = saved
    const { findings } = refused
    expect(await desk.open(id)).toMatchObject({ title: 'Broken', revision, findings })
    expect((await read(id)).answer().title).toBe('The Open Gate')

    const mended = (await desk.edit(id, { story_structure: SOUND })).answer()
    expect(mended.findings).toEqual([])
    expect((await desk.publish(id)).answer()).toMatchObject(WITHOUT_CHANGES)
    expect((await read(id)).answer().title).toBe('Broken')
  })

  test('can be discarded', async () => {
    const story = await desk.published()
    await desk.edit(story.id, { title: 'Broken', story_structure: BROKEN })
    await desk.publish(story.id)

    const given = (await discard(story.id)).answer()

    expect(given).toMatchObject({ findings: [], ...WITHOUT_CHANGES })
    const { title, story_structure } = story
    expect(await desk.open(story.id)).toMatchObject({ title, story_structure })
    expect((await desk.publish(story.id)).refusal().code).toBe('already_published')
    expect((await discard(story.id)).answer().revision).toBe(given.revision)
  })

  test('back to its published form leaves no draft', async () => {
    const { id, title } = await desk.published()
    await desk.edit(id, { title: 'Another', story_structure: BROKEN })

    const back = (await desk.edit(id, { title, story_structure: SOUND })).answer()

    expect(back).toMatchObject({ title, ...WITHOUT_CHANGES })
  })

  test('includes an admin’s changes meanwhile, which readers get immediately', async () => {
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

  test('needs confirmation if an admin has taken it down meanwhile', async () => {
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
  })

  test('that an admin breaks is refused, and readers see the old version', async () => {
    const { id } = await desk.published()
    const body = { title: 'Broken', story_structure: BROKEN }
    const refused = await product.call('updateStory', { ...onAsAdmin(id), body })

    expect(refused.refusal().code).toBe('not_publishable')
    expect(await desk.open(id)).toMatchObject({ title: 'The Open Gate', version: 1, revision: 1 })
  })

  test('with errors returns from the review queue to draft', async () => {
    const { id } = await desk.draft({ story_structure: unkind() })
    await desk.publish(id)

    const broken = (await desk.edit(id, { story_structure: BROKEN })).answer()

    expect(broken.status).toBe('draft')
    expect(broken.findings.map(({ code }) => code)).toContain('missing_target')
  })
})

describe('the archive', () => {
  const RESTORED = { status: 'published', is_taken_down: false, review_reason: null }

  test('removes a story from the lists, and its sessions continue', async () => {
    const { id } = await desk.published({ title: 'Heron Archive' })
    const play = await openPlay(product, desk.author, id)
    const archived = (await desk.archive(id)).answer()

    expect(archived.status).toBe('archived')
    expect(await found('Heron Archive')).toEqual([])
    expect((await play.act({ action_type: 'continue' })).status).toBe(200)
  })

  test('restores a story with its first publication date', async () => {
    const { id, published_at } = await desk.published({ title: 'Kingfisher Return' })
    await desk.archive(id)
    product.clock.advance(60_000)

    const restored = (await desk.restore(id)).answer()

    expect(restored).toMatchObject({ status: 'published', published_at })
    expect(await found('Kingfisher Return')).toEqual([id])
  })

  test('refuses drafts, and restores only archived stories', async () => {
    const { id } = await desk.draft()

    expect((await desk.archive(id)).refusal().code).toBe('not_published')
    expect((await desk.restore(id)).refusal().code).toBe('not_archived')
  })

  test('does not restore a story that has become invalid', async () => {
    const { id } = await desk.published()
    await desk.archive(id)
    await desk.edit(id, { story_structure: BROKEN })

    expect((await desk.restore(id)).refusal().code).toBe('not_publishable')
    expect(await statusOf(id)).toBe('archived')
  })

  test('does not restore a story that was saved after the caller read it', async () => {
    const { id, revision } = await desk.published()
    await desk.archive(id)
    await desk.edit(id, { title: 'Another title' })

    const refused = await desk.restore(id, { revision })

    expect([refused.status, refused.refusal().code]).toEqual([409, 'story_changed'])
    expect(await statusOf(id)).toBe('archived')
  })

  test('returns a taken-down story immediately only to an admin', async () => {
    const { id } = await desk.published()
    await asAdmin('archiveStory', id, { reason: 'It is copied.' })

    expect((await asAdmin('restoreStory', id)).answer()).toMatchObject(RESTORED)
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

  test('lets the author request the restore of a taken-down story, which an admin decides', async () => {
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
  ])('does not restore a story that %s, and it can be requested again', async (_how, leave) => {
    const { id } = await desk.published()
    await asAdmin('archiveStory', id, { reason: 'It is copied.' })
    await desk.restore(id)

    await leave(id)
    expect(await desk.open(id)).toMatchObject({ status: 'archived', is_taken_down: true })
    expect((await desk.publish(id)).refusal().code).toBe('not_a_draft')

    await desk.edit(id, { story_structure: SOUND })
    expect((await desk.restore(id)).answer().status).toBe('in_review')
  })

  test('shows the reason of a take-down to the author while the story is down', async () => {
    const { id } = await desk.published({ title: 'The Taken Well' })
    const told = async () =>
      (await product.ask('listNotices', { token: desk.token })).notices.filter(
        ({ kind, story }) => kind === 'story_taken_down' && story?.id === id,
      )

    await asAdmin('archiveStory', id, { reason: 'It is copied.' })
    expect(await told()).toMatchObject([
      { story: { title: 'The Taken Well' }, words: 'It is copied.', people: [], is_read: false },
    ])

    await asAdmin('restoreStory', id)
    expect(await told()).toEqual([])
  })

  test('requires a reason, which the author reads, for another author’s story', async () => {
    const { id } = await desk.published()

    const refused = await asAdmin('archiveStory', id)
    const taken = await asAdmin('archiveStory', id, { reason: 'It is copied.' })

    const mine = (await desk.list()).stories.find((story) => story.id === id)
    expect([refused.status, refused.refusal().detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['reason'] })],
    ])
    expect(taken.answer()).toMatchObject({ status: 'archived', is_taken_down: true })
    expect(mine).toMatchObject({ is_taken_down: true, review_reason: 'It is copied.' })
  })

  test('stores no reason if authors archive a story themselves', async () => {
    const { id } = await desk.published()

    const body = { reason: 'I am tired of it.' }
    const archived = await product.ask('archiveStory', { ...desk.on(id), body })

    expect(archived).toMatchObject({ is_taken_down: false, review_reason: null })
  })
})

import { describe, expect, test } from 'vitest'

import { auditEvents } from '../../test/auditEvents.ts'
import { lengthen, startAuthoring, SOUND } from '../../test/authoring.ts'
import { storyRow } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay } from '../../test/play.ts'

const product = await openTestApp()
const desk = await startAuthoring(product)

const UNKNOWN = '6c1d6e06-94b9-4b0c-9d1c-6ee2f1f2b9c1'

describe('a new story', () => {
  test('is a draft with counts of its structure, and is loaded unchanged', async () => {
    const made = await product.call('createStory', {
      token: desk.token,
      body: desk.form({ total_scenes: 99, possible_endings: 99, initial_xp: '40' }),
    })

    expect(made.status).toBe(201)
    expect(await desk.open(made.answer().id)).toEqual(made.answer())
    expect(made.answer()).toMatchObject({
      status: 'draft',
      revision: 1,
      version: 1,
      initial_xp: 40,
      total_scenes: 3,
      branching_points: 1,
      possible_endings: 2,
      cover_image_url: '/covers/default.svg',
      story_structure: SOUND,
      findings: [],
    })
  })

  test('without a structure has the stated counts, and without scenes gets three playable scenes', async () => {
    const story = await desk.draft({ story_structure: '{oh', total_scenes: '12' })
    const { id, total_scenes } = await desk.draft({ story_structure: undefined })
    const { session } = await openPlay(product, desk.author, id)

    expect(story).toMatchObject({ story_structure: null, version: null, total_scenes: 12 })
    expect([total_scenes, session.session_data.choices]).toEqual([3, ['Go on']])
  })

  test('is refused for an unknown category or tag', async () => {
    for (const [field, given] of [
      ['category_id', UNKNOWN],
      ['tag_ids', [UNKNOWN]],
    ] as const) {
      const body = desk.form({ [field]: given })
      const refused = await product.call('createStory', { token: desk.token, body })
      expect(refused.refusal()).toMatchObject({
        code: 'invalid_fields',
        detail: [{ loc: [field] }],
      })
    }
  })
})

test('lists the caller’s own stories in every status with counts, last changed first', async () => {
  const own = await startAuthoring(product)
  const draft = await own.draft({ title: 'Draft' })
  const live = await own.published({ title: 'Live' })
  const gone = await own.published({ title: 'Gone' })
  await own.archive(gone.id)
  await own.edit(draft.id, { title: 'Draft, again' })

  const mine = await own.list()

  expect(mine.stories.map(({ title, status }) => [title, status])).toEqual([
    ['Draft, again', 'draft'],
    ['Gone', 'archived'],
    ['Live', 'published'],
  ])
  expect(mine.counts).toEqual({ draft: 1, in_review: 0, published: 1, archived: 1 })
  expect(mine.stories[2]).toMatchObject({ id: live.id, version: 1, total_scenes: 3 })
})

describe('a change', () => {
  test('keeps missing fields, accepts aliases, and counts as one revision', async () => {
    const story = await desk.draft({ initial_xp: 77 })
    const changes = { title: 'The Shut Gate', description: 'New.', category_id: '' }
    const saved = (await desk.edit(story.id, { ...changes, revision: 1 })).answer()

    expect(saved).toMatchObject({ title: 'The Shut Gate', initial_xp: 77, revision: 2, version: 1 })
    expect(saved).toMatchObject({ story_description: 'New.', category_id: null })
    expect(saved.tag_ids.toSorted()).toEqual(story.tag_ids.toSorted())
  })

  test('of an older revision is refused and overwrites nothing, even if requests are concurrent', async () => {
    const { id, revision } = await desk.draft()
    const both = await Promise.all(
      ['Left', 'Right'].map((title) => desk.edit(id, { title, revision })),
    )
    const second = await desk.edit(id, { title: 'Second tab', revision })

    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(second.status).toBe(409)
    const { title, updated_at } = await desk.open(id)
    expect(second.refusal()).toMatchObject({
      code: 'story_changed',
      revision: 2,
      changed_by: desk.author.username,
      changed_at: updated_at,
    })
    expect(['Left', 'Right']).toContain(title)
  })

  test('with a structure that is not JSON does not lose the structure', async () => {
    const story = await desk.draft()

    const refused = await desk.edit(story.id, { story_structure: '{"start_node":' })

    expect(refused.refusal()).toMatchObject({ detail: [{ loc: ['story_structure'] }] })
    expect((await desk.open(story.id)).story_structure).toEqual(SOUND)
  })
})

describe('the deletion of a story', () => {
  test('is refused only if somebody has played it', async () => {
    const [{ id }, { id: story_id }] = [await desk.draft(), await desk.draft()]
    await product.call('createSession', { token: desk.token, body: { story_id } })

    const gone = await product.ask('deleteStory', desk.on(id))
    const kept = await product.call('deleteStory', desk.on(story_id))

    expect(gone).toEqual({ id })
    expect(kept.refusal().code).toBe('story_played')
    expect((await product.call('getStoryForEdit', desk.on(id))).status).toBe(404)
  })

  test('prevents a session that begins at the same time', async () => {
    const { id: story_id } = await desk.draft()
    const { graphs } = product.ports
    product.ports.graphs = async (...asked) => {
      product.ports.graphs = graphs
      const graph = await graphs(...asked)
      await product.ask('deleteStory', desk.on(story_id))
      return graph
    }

    const begun = await product.call('createSession', { token: desk.token, body: { story_id } })

    expect(begun.refusal().code).toBe('story_not_found')
  })
})

describe('a misnamed key', () => {
  const choices = [{ text: 'Go in', taget: 'yard', target: 'yard' }]
  const gate = { text: lengthen('Open.'), choices }
  const story_structure = { ...SOUND, nodes: { ...SOUND.nodes, gate } }

  test('is refused with its name and path, in a new story and a changed one', async () => {
    const { id } = await desk.draft()
    const body = desk.form({ story_structure })

    const answers = [
      await product.call('createStory', { token: desk.token, body }),
      await desk.edit(id, { story_structure }),
      await desk.edit(id, { story_structure: JSON.stringify(story_structure) }),
    ]

    const loc = ['story_structure', 'nodes', 'gate', 'choices', 0]
    const detail = [{ loc, msg: expect.stringMatching(/“taget”.*“target”/u) as string }]
    for (const answer of answers) {
      expect(answer.refusal()).toMatchObject({ code: 'invalid_fields', detail })
    }
    expect((await desk.publish(id)).status).toBe(200)
  })

  test('is dropped when a file is imported', async () => {
    const text = JSON.stringify({ title: 'The Gate', story_structure })
    const body = { file_name: 'gate.json', text }

    expect((await product.call('importStory', { token: desk.token, body })).status).toBe(201)
  })
})

const kept = async (actor_id: string) => {
  const events = await auditEvents(product.db, 'call_refused')
  return events.filter((event) => event.actor_id === actor_id)
}

test('ignores admin fields from an author, and logs this once', async () => {
  const desk = await startAuthoring(product)
  const { id } = await desk.draft()

  const before = await kept(desk.author.id)
  const saved = await desk.edit(id, { is_featured: true, story_system_prompt: 'Obey me' })
  await desk.edit(id, { is_featured: true })

  expect([before, saved.status]).toEqual([[], 200])
  const stored = await storyRow(product.db, id)
  expect(stored).toMatchObject({ is_featured: false, story_system_prompt: '' })
  expect(await kept(desk.author.id)).toMatchObject([
    { target_id: id, after: { ignored: 'is_featured, story_system_prompt' } },
  ])
})

import { registerAdmin } from '../../test/admins.ts'
import type { EditableStory, StoryClash } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { sitDown, SOUND } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let editorsToken: string
const app = await openTestApp()
const desk = await sitDown(app)

/** A draft that two write, each as they have opened it. */
async function shared(fields: object = {}) {
  const story = await desk.draft(fields)
  const editor = await app.register()
  editorsToken = editor.access_token
  const on = { token: desk.token, params: { story_id: story.id } }
  const body = { name: editor.username, role: 'editor' }
  await app.ask('inviteCoauthor', { ...on, body })
  await app.ask('acceptCoauthoring', { ...on, token: editorsToken })
  return story
}

const save = (token: string, { id }: EditableStory, body: object) =>
  app.call('updateStory', { token, params: { story_id: id }, body })
const nodesOf = (story: EditableStory) => story.story_structure?.nodes ?? {}
const withText = (story: EditableStory, name: string, text: string) => ({
  ...story.story_structure,
  nodes: { ...nodesOf(story), [name]: { ...SOUND.nodes[name], text } },
})
const placesOf = (clashes: readonly StoryClash[] | undefined) =>
  clashes?.map(({ part }) => part.join('/'))

test('two who changed different scenes of one revision both keep theirs', async () => {
  const story = await shared()
  const { revision } = story

  await desk.edit(story.id, { story_structure: withText(story, 'yard', 'Dark.'), revision })
  const body = { story_structure: withText(story, 'road', 'Short.'), title: 'Ours', revision }
  const second = (await save(editorsToken, story, body)).answer()

  expect(second).toMatchObject({ title: 'Ours', revision: revision + 2 })
  expect(nodesOf(second)).toMatchObject({ yard: { text: 'Dark.' }, road: { text: 'Short.' } })
})

test('who changed the same scene is told which, reads both, and chooses; all else is kept', async () => {
  const story = await shared()
  const { revision } = story
  await desk.edit(story.id, { story_structure: withText(story, 'yard', 'Dark.'), revision })
  const body = { story_structure: withText(story, 'yard', 'Bright.'), title: 'Ours', revision }

  const refused = await save(editorsToken, story, body)

  expect(refused.status).toBe(409)
  const { code, clashes, revision: now, changed_by } = refused.refusal()
  expect([code, now, changed_by]).toEqual(['story_changed', revision + 1, desk.author.username])
  const part = ['story_structure', 'nodes', 'yard']
  expect(clashes).toMatchObject([{ part, mine: { text: 'Bright.' }, theirs: { text: 'Dark.' } }])

  const settled = { revision: now, parts: [{ part, keep: 'theirs' }] }
  const saved = (await save(editorsToken, story, { ...body, settled })).answer()
  expect(saved.title).toBe('Ours')
  expect(nodesOf(saved)).toMatchObject({ yard: { text: 'Dark.' } })
})

test('a choice counts for the story that it was made of, and is asked again for a later one', async () => {
  const story = await shared()
  const { revision } = story
  await desk.edit(story.id, { title: 'First' })
  await desk.edit(story.id, { title: 'Second' })

  const settled = { revision: revision + 1, parts: [{ part: ['title'], keep: 'mine' }] }
  const refused = await save(editorsToken, story, { title: 'Ours', revision, settled })

  expect(refused.refusal().clashes).toMatchObject([{ mine: 'Ours', theirs: 'Second' }])
  expect((await desk.open(story.id)).title).toBe('Second')
})

test('of a story that was saved too often since, all that differs is asked back', async () => {
  const story = await shared()
  for (let at = 0; at < 12; at += 1) {
    await desk.edit(story.id, { story_structure: withText(story, 'yard', `Night ${at}.`) })
  }

  const { revision } = story
  const body = { story_structure: withText(story, 'road', 'Short.'), title: story.title, revision }
  const refused = (await save(editorsToken, story, body)).refusal()

  expect(placesOf(refused.clashes)).toEqual([
    'story_structure/nodes/yard',
    'story_structure/nodes/road',
  ])
})

test('two edits that are too much together are not saved, and nothing is overwritten', async () => {
  const story = await shared()
  const people = (prefix: string) => {
    const names = Array.from({ length: STORY_LIMITS.cast }, (_, at) => `${prefix}_${at}`)
    const cast = Object.fromEntries(names.map((name) => [name, { name }]))
    return { ...story.story_structure, cast }
  }
  const { revision } = story
  ;(await desk.edit(story.id, { story_structure: people('one'), revision })).answer()

  const body = { story_structure: people('two'), revision }
  const refused = (await save(editorsToken, story, body)).refusal()

  expect(refused).toMatchObject({ code: 'story_changed', revision: revision + 1 })
  expect(refused.clashes).toBeUndefined()
})

test('a bulk act in between is an edit like any other', async () => {
  const story = await shared()
  const admin = await registerAdmin(app)
  const act = { selection: { ids: [story.id] }, act: 'rating', value: 'teen', reason: 'It is one' }
  await app.ask('bulkStories', { token: admin.access_token, body: act })

  const body = { title: 'Ours', content_rating: story.content_rating, revision: story.revision }
  const saved = await save(editorsToken, story, body)

  expect(saved.answer()).toMatchObject({ title: 'Ours', content_rating: 'teen' })
})

const PARTS = ['title', 'gate', 'yard', 'road', 'well'] as const
type Texts = Readonly<Partial<Record<(typeof PARTS)[number], string>>>
const deeds = fc.array(
  fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    part: fc.constantFrom(...PARTS),
    words: fc.constantFrom('Rain.', 'Sun.', null),
    keep: fc.constantFrom('mine' as const, 'theirs' as const),
    isSave: fc.boolean(),
  }),
  { minLength: 6, maxLength: 14 },
)

const textsOf = (story: EditableStory): Texts => ({
  title: story.title,
  ...Object.fromEntries(Object.entries(nodesOf(story)).map(([name, { text }]) => [name, text])),
})
const bodyOf = ({ title, ...texts }: Texts) => ({
  title,
  story_structure: {
    start_node: 'gate',
    nodes: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { text, choices: [] }]),
    ),
  } satisfies StoryStructure,
})

/** A desk of one of two, with the story as it was opened there and what is typed. */
interface Desk {
  token: string
  revision: number
  base: Texts
  typed: Texts
}

/** Saves what is typed and settles each clash; answers with the story, and what it should be. */
async function saveAt(at: Desk, saved: Texts, story: EditableStory, keep: 'mine' | 'theirs') {
  const body = { ...bodyOf(at.typed), revision: at.revision }
  const first = await save(at.token, story, body)
  const clashing = PARTS.filter((name) => {
    const [was, mine, theirs] = [at.base[name], at.typed[name], saved[name]]
    return mine !== was && theirs !== was && mine !== theirs
  })
  const { clashes = [], revision } = first.status === 409 ? first.refusal() : {}
  const parts = clashes.map(({ part }) => ({ part, keep }))
  const answer =
    parts.length > 0
      ? await save(at.token, story, { ...body, settled: { revision, parts } })
      : first
  const wanted = PARTS.flatMap((name): [string, string][] => {
    const isMine = at.typed[name] !== at.base[name]
    const isKept = clashing.includes(name) ? keep === 'mine' : isMine
    const text = (isKept ? at.typed : saved)[name]
    return text === undefined ? [] : [[name, text]]
  })
  return { clashing, told: clashes.map(({ part }) => part.at(-1)), wanted, now: answer.answer() }
}

test('of two editors who write and save in any order no save vanishes', async () => {
  const begun = { title: 'Begun', gate: 'Shut.', yard: 'A lamp.', road: 'Long.' }
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      const story = await shared(bodyOf(begun))
      let saved: Texts = begun
      const desks = [desk.token, editorsToken].map((token): Desk => ({
        token,
        revision: story.revision,
        base: saved,
        typed: saved,
      }))
      for (const { who, part, words, keep, isSave } of all) {
        const at = desks[who]
        if (!at) continue
        const { [part]: _before, ...others } = at.typed
        const isTaken = words === null && part !== 'title'
        at.typed = isTaken ? others : { ...others, [part]: words ?? 'None' }
        if (!isSave) continue

        const { clashing, told, wanted, now } = await saveAt(at, saved, story, keep)
        expect(new Set(told)).toEqual(new Set(clashing))
        saved = textsOf(now)
        expect(saved).toEqual(Object.fromEntries(wanted))
        Object.assign(at, { revision: now.revision, base: saved, typed: saved })
      }
    }),
    { numRuns: 12 },
  )
})

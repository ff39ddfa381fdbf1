import type { ExportFormat } from '@kathasagar/story/vocabulary'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { createImportPool } from '../../providers/imports/importPool.ts'
import { lengthen, startAuthoring } from '../../test/authoring.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { storyRow } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pictureOf } from '../../test/pictures.ts'
import { openPlay, pick } from '../../test/play.ts'

const product = await openTestApp()
const author = await startAuthoring(product)

const bring = (body: object, from: { call: TestApp['call']; token: string } = within()) =>
  from.call('importStory', { token: from.token, body })
const within = () => ({ call: product.call, token: author.token })

const take = (id: string, format: ExportFormat) =>
  product.ask('exportStory', { ...author.on(id), query: { format } })

const TWEE =
  ':: Start\nTwo doors.\n[[Left->Left]]\n[[Right->Right]]\n\n:: Left\nA lamp.\n\n:: Right\nA well.\n'

const INK = 'Two doors.\n* Left\n  A lamp. -> END\n* Right\n  A well. -> END\n'
const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const PACKED = zipSync({ 'a.twee': new Uint8Array(30_000_000) }, { level: 9 })

describe('an imported story', () => {
  test.each([
    ['Twee by the name of its file', { file_name: 'doors.twee', text: TWEE }],
    ['Twee by its format', { format: 'twee', text: TWEE }],
    ['ink', { file_name: 'doors.ink', text: INK }],
    ['a zip', { file_name: 'doors.zip', base64: base64Of(zipSync({ 'a.twee': strToU8(TWEE) })) }],
    ['UTF-16', { file_name: 'a.twee', base64: base64Of(Buffer.from(`\uFEFF${TWEE}`, 'utf16le')) }],
  ])('is a draft of its importer: %s', async (_, body) => {
    const { story } = (await bring(body)).answer()

    expect(story).toMatchObject({ status: 'draft', author: { display_name: expect.any(String) } })
    expect(JSON.stringify(story.story_structure)).toContain('A lamp.')
  })

  test('contains notes on parts that were not imported, and no NUL character', async () => {
    const text = `${TWEE}\n:: Code [script]\nalert(1)\n`
    const { notes } = (await bring({ format: 'twee', text })).answer()
    const refused = await bring({ format: 'twee', text: TWEE.replace('doors', '\u0000 doors') })

    expect(notes).toEqual([
      expect.objectContaining({ effect: 'story', message: expect.stringContaining('script') }),
    ])
    expect(refused.status).toBe(422)
    expect(refused.refusal()).toMatchObject({ code: 'import_unreadable' })
    expect(refused.refusal().detail).toMatch(
      /^This file holds characters that cannot be stored, such as NUL, in the scene “Start”/iu,
    )
  })

  test('uses the chosen category if its own is unknown, and drops admin fields of other users', async () => {
    const story_structure = { start_node: 'in', nodes: { in: { text: 'In.', choices: [] } } }
    const given = { title: 'A', category: 'Sea shanties', story_system_prompt: 'Obey me' }
    const text = JSON.stringify({ ...given, story_structure })
    const [first] = await product.ask('listCategories')
    const { story, notes } = (await bring({ format: 'json', text })).answer()

    const sentence = `There is no category "Sea shanties" here. The story was added to "${first?.display_name}".`
    expect(story.category_id).toBe(first?.id)
    expect(notes.map(({ message }) => message)).toEqual([sentence])
    expect((await storyRow(product.db, story.id)).story_system_prompt).toBe('')
  })

  test.each([
    ['what is no story', { file_name: 'a.txt', text: 'Once upon a time.' }],
    ['nothing but line breaks', { file_name: 'a.twee', text: '\n'.repeat(3_500_000) }],
    ['more than 2,000 scenes', { format: 'twee', text: ':: a\nx\n'.repeat(14_000) }],
    ['more than can be kept', { format: 'twee', text: `:: Start\n${'word '.repeat(500_000)}` }],
    ['a zip that is packed too small', { file_name: 'a.zip', base64: base64Of(PACKED) }],
  ])('is refused with a message: %s', async (_, body) => {
    const { status, refusal } = await bring(body)
    const detail = expect.stringMatching(/^[A-Z"].*\.$/u) as string
    expect(status).toBe(422)
    expect(refusal()).toMatchObject({ code: 'import_unreadable', detail })
  })

  test.each([
    ['both text and bytes', { text: TWEE, base64: 'AAAA' }],
    ['neither', { file_name: 'a.twee' }],
    ['a category that is not there', { text: TWEE, category_id: crypto.randomUUID() }],
  ])('is refused unless it matches the contract: %s', async (_, body) => {
    expect((await bring(body)).refusal().code).toBe('invalid_fields')
  })
})

describe('an exported story', () => {
  test('is unchanged after export and import as JSON and Twee', async () => {
    const fields = { tagline: 'Nobody.', initial_xp: 42, language: 'hi' }
    const { id, ...given } = await author.draft(fields)
    for (const format of ['json', 'twee'] as const) {
      const { text, file_name } = await take(id, format)

      const { story, notes } = (await bring({ file_name, text })).answer()

      const { title, story_prompt, game_config, category_id, cover_image_url } = given
      const texts = { ...fields, title, story_prompt, game_config, category_id, cover_image_url }
      expect(story).toMatchObject({ ...texts, story_structure: given.story_structure })
      expect(story.tag_ids.toSorted()).toEqual(given.tag_ids.toSorted())
      expect(notes).toEqual([])
    }
  })

  test('contains scenes, and uses no format that would lose a part of it', async () => {
    const draft = await author.draft()
    const empty = await author.draft({ story_structure: {} })
    const as = (id: string, format: string) =>
      product.call('exportStory', { ...author.on(id), query: { format } })

    expect((await as(draft.id, 'ink')).refusal()).toMatchObject({ code: 'invalid_fields' })
    expect((await as(empty.id, 'json')).refusal().code).toBe('no_scenes')
  })
})

const MANY_KNOTS = Array.from({ length: 1900 }, (_, at) => `=== ring${at}\nOn.\n-> END`).join('\n')

test('refuses a file that takes too long to read, and serves others meanwhile', async () => {
  const storyImporter = createImportPool({ timeoutMs: 20, maxWaiting: 2 })
  const slow = await buildTestApp({ ports: { storyImporter } })
  const { token } = await startAuthoring(slow)
  const ink = { format: 'ink' as const, text: `-> ring0\n${MANY_KNOTS}` }

  const [brought, ...lists] = await Promise.all([
    bring(ink, { call: slow.call, token }),
    slow.call('listStories'),
    slow.call('listStories'),
  ])
  await slow.close()
  const detail = expect.stringContaining('more time or memory') as string

  expect([brought, ...lists].map(({ status }) => status)).toEqual([422, 200, 200])
  expect(brought.refusal()).toMatchObject({ code: 'import_unreadable', detail })
})

test('refuses an import with a request to retry if too many are in progress', async () => {
  const storyImporter = createImportPool({ timeoutMs: 60_000, maxWaiting: 1 })
  const busy = await buildTestApp({ ports: { storyImporter } })
  const { token } = await startAuthoring(busy)
  const file = { text: TWEE, format: 'twee' }
  const asked = Array.from({ length: 8 }, () => bring(file, { call: busy.call, token }))
  const codes = (await Promise.all(asked)).map(({ status }) => status)
  await busy.close()

  expect(codes).toEqual(expect.arrayContaining([201, 503]))
})

describe('an Ink story', () => {
  const MOODS = `LIST mood = calm, (cross)
{mood}. {RANDOM(1, 6)}
* [Wait] {~a|b|c} -> END
* [Go]
  ~ mood = calm
  {mood ? calm: Calm.} -> END
`
  const brought = async () => {
    const { story, notes } = (await bring({ file_name: 'moods.ink', text: MOODS })).answer()
    return { story, notes, id: story.id }
  }

  test('is imported as a program, tested by its author, and exported as its own source', async () => {
    const { story, notes, id } = await brought()
    const on = author.on(id)
    const { story_structure } = story
    const play = (body: object) =>
      product.ask('testPlay', { token: on.token, body: { story_structure, ...body } })
    const { state, choices } = await play({})
    const ended = await play({ state, action: pick('Go') })

    expect(notes).toEqual([])
    expect(choices).toEqual(['Wait', 'Go'])
    expect(ended.narrative).toContain('Calm.')
    expect(ended.ending).not.toBeNull()
    expect((await take(id, 'ink')).text).toBe(MOODS)
    const twee = await product.call('exportStory', { ...on, query: { format: 'twee' } })
    expect(twee.refusal().code).toBe('invalid_fields')
  })

  test('is reviewed by running it, and refused if its program differs from its source', async () => {
    const { story } = await brought()
    const { story_structure } = story
    const { ink } = story_structure ?? {}
    if (!story_structure || !ink) throw new Error('It does not run as ink')
    const reviewed = async (structure: object) => {
      const body = { content_rating: 'family', story_structure: structure }
      const { findings } = await product.ask('reviewStory', { token: author.token, body })
      return findings.map(({ code }) => code)
    }

    const own = await reviewed(story_structure)
    const other = await reviewed({ ...story_structure, ink: { ...ink, source: 'Another. -> END' } })

    expect(own).toContain('ink_walked')
    expect(own).not.toContain('ink_stale')
    expect(other).toContain('ink_stale')
  })
})

const PICTURED = `:: StoryTitle
The gate

:: StoryData
{"format": "Harlowe", "start": "Gate"}

:: Gate
<img src="img/gate.png" alt="A gate in the rain.">${lengthen('The gate stands open.')}

[[Go in->Yard]]
[[Turn back->Road]]

:: Yard
A lamp burns in the yard. <img src="yard.png" alt="A yard.">

:: Road
The road is longer going home.
`

async function bringFiles(files: Readonly<Record<string, Uint8Array>>) {
  const base64 = Buffer.from(zipSync({ ...files })).toString('base64')
  const body = { file_name: 'gate.zip', base64 }
  return product.ask('importStory', { token: author.token, body })
}

test('assigns an image of an import to its scene in draft, play, and export', async () => {
  const { story, notes } = await bringFiles({
    'gate.twee': strToU8(PICTURED),
    'img/gate.png': await pictureOf('#3a6', 40),
    'yard.png': await pictureOf('#a63', 40),
  })
  for (const format of ['json', 'twee'] as const) {
    const { text, file_name } = await take(story.id, format)
    const back = (await bring({ file_name, text })).answer()
    expect(text).toContain('data:image/webp;base64,')
    expect(text).not.toContain('/images/plates/')
    expect(back.notes).toEqual([])
    expect(back.story.story_structure).toEqual(story.story_structure)
  }
  ;(await author.publish(story.id)).answer()
  const play = await openPlay(product, await product.register(), story.id)
  const shown = await play.acted({ action_type: 'show', selected_model: 'ajanta' })

  expect(notes).toEqual([])
  expect(shown).toMatchObject({ is_plate: true, prompt: 'A gate in the rain.' })
  const { rawPayload } = await product.app.inject({ url: shown.image_url ?? '' })
  const { format, width } = await sharp(rawPayload).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 40 })
  expect((await play.choose('Go in')).ending).not.toBeNull()
})

test('names a file that is no image, and imports the story without it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  const { story, notes } = await bringFiles({
    'gate.twee': strToU8(PICTURED),
    'img/gate.png': strToU8(svg),
    'yard.png': await pictureOf('#fff', 9000),
  })

  expect(notes.map(({ message }) => message)).toEqual([
    'A picture was left out: it is no picture that can be read: choose a JPEG, PNG, WebP, GIF or AVIF.',
    'A picture was left out: it is a picture of too many pixels: 40 million can be read.',
  ])
  expect(story.story_structure?.plates).toBeUndefined()
  expect(story.story_structure?.nodes['Gate']?.plate).toBeUndefined()
  expect(JSON.stringify(story)).not.toContain('<svg')
})

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { describe, expect, test } from 'vitest'

import { sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const author = await sitDown(product)

const LINKS = Array.from({ length: 13 }, (_, at) => `[[Way ${at}->Hall]]`).join('\n')
const TWEE = `:: StoryData
{"format":"SugarCube","start":"Start"}

:: Start
<<run openDoors()>>Two doors.
${LINKS}

:: Hall
A lamp.

:: Attic
[[Down->Hall]]
`

const bring = (text = TWEE) =>
  product.ask('importStory', {
    token: author.token,
    body: { file_name: 'a.twee', text },
  })

const note = (more: object = {}) => ({
  passage: 'Start',
  node: 'Start',
  line: 2,
  message: 'A script was left out.',
  effect: 'story',
  count: 1,
  ...more,
})

describe('notes of an import', () => {
  test('are kept with the draft, and are there when it is opened again', async () => {
    const { story, notes } = await bring()

    const opened = await author.open(story.id)

    expect(notes.map(({ effect, node }) => [effect, node])).toEqual([
      ['story', 'Start'],
      ['looks', 'Start'],
    ])
    expect(opened.import_notes).toEqual(notes)
  })

  test('come with a story that was read beside the editor, and stay when others are changed', async () => {
    const { id } = await author.draft({ import_notes: [note()] })

    await author.edit(id, { title: 'Two Doors' })

    expect((await author.open(id)).import_notes).toEqual([note()])
  })

  test('are dismissed one by one, or all', async () => {
    const [one, other] = [note(), note({ message: 'A style was left out.', effect: 'looks' })]
    const { id } = await author.draft({ import_notes: [one, other] })

    const fewer = (await author.edit(id, { import_notes: [other] })).answer()
    const none = (await author.edit(id, { import_notes: [] })).answer()

    expect(fewer.import_notes).toEqual([other])
    expect(none.import_notes).toEqual([])
    expect((await author.open(id)).import_notes).toEqual([])
  })

  test.each([
    [
      'more than a draft may hold',
      Array.from({ length: STORY_LIMITS.importNotes + 1 }, () => note()),
    ],
    ['words that are too long', [note({ message: 'x'.repeat(STORY_LIMITS.importNoteMax + 1) })]],
    ['no words', [note({ message: ' ' })]],
    ['signs that cannot be stored', [note({ passage: 'a\u0000b' })]],
    ['what changes nothing', [note({ effect: 'nothing' })]],
    ['a line before the first', [note({ line: -1 })]],
    ['what is no list', 'none'],
  ])('are refused and change nothing: %s', async (_, import_notes) => {
    const { id, revision } = await author.draft({ import_notes: [note()] })

    const refused = await author.edit(id, { import_notes })

    expect(refused.status).toBe(422)
    expect(refused.refusal().code).toBe('invalid_fields')
    expect(await author.open(id)).toMatchObject({ import_notes: [note()], revision })
  })

  test('are told to nobody who reads the story', async () => {
    const { id } = await author.published({ import_notes: [note()] })

    const page = await product.call('getStory', { params: { story_id: id } })

    expect(page.status).toBe(200)
    expect(page.text).not.toContain('A script was left out.')
  })

  test('hold nothing up: a story is published with them', async () => {
    const { id, import_notes } = await author.published({ import_notes: [note()] })

    const { status } = (await author.edit(id, { import_notes: [] })).answer()

    expect(import_notes).toEqual([note()])
    expect(status).toBe('published')
  })

  test('leave with all that is kept of their author', async () => {
    const { id } = await author.draft({ import_notes: [note()] })
    const { token, author: person } = author

    const asked = await product.ask('askExport', { token, body: { password: person.password } })
    const query = { token: asked.token }
    const { stories } = await product.ask('exportMe', { token, query })

    expect(stories).toContainEqual(expect.objectContaining({ id, import_notes: [note()] }))
  })
})

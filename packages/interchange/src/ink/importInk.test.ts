import { describe, expect, test } from 'vitest'

import { reviewStructure } from '@kathasagar/story'
import { readFiles } from '../files/readFiles.ts'
import { isRefusal } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { exportFile, formatsFor } from '../writing/exportFile.ts'
import { isOwnInk } from './run/compileInk.ts'
import { openInk } from './run/playInk.ts'
import { storyIn } from '../testing/readInto.ts'

const LISTS = `LIST mood = calm, (cross)
{mood}. {RANDOM(1, 6)}
* [Wait] {~a|b|c} -> END
* [Go]
  ~ mood = calm
  {mood ? calm: Calm.} -> END
`

const bring = async (text: string) => storyIn(await readStory('a.ink', text))

describe('imported ink', () => {
  test('runs in the Ink runtime, with its title', async () => {
    const story = await bring(`# title: Moods of a day\n${LISTS}`)

    expect(story.structure.ink?.walk).toMatchObject({ ways: 200, ended: 200 })
    expect(story).toMatchObject({ title: 'Moods of a day', notes: [] })
    expect(reviewStructure(story.structure).filter(({ severity }) => severity === 'error')).toEqual(
      [],
    )
  })

  test('is named after its file if it has no title', async () => {
    const story = storyIn(await readStory('the-well.ink', LISTS))

    expect(story.title).toBe('the-well')
  })

  test('has endings, titles and paths that random walks reached', async () => {
    const { structure } = await bring(LISTS)
    const endings = Object.values(structure.nodes).filter(({ choices }) => choices.length === 0)

    const start = structure.nodes[structure.start_node]
    expect(start?.choices.map(({ text }) => text).toSorted()).toEqual(['Go', 'Wait'])
    expect(endings).toHaveLength(2)
  })

  test('is refused if it calls external functions', async () => {
    const refusal = await readStory('a.ink', `EXTERNAL shake(n)\n{shake(2)}\n${LISTS}`)

    expect(refusal).toMatchObject({ message: expect.stringContaining('EXTERNAL') })
  })

  test("is refused with the compiler's message and line", async () => {
    const refusal = await readStory('a.ink', 'A well.\n{')

    expect(refusal).toMatchObject({ code: 'unreadable', line: 2 })
  })

  test('has its includes inlined, knots last', async () => {
    const encode = (text: string) => new TextEncoder().encode(text)
    const read = await readFiles([
      { name: 'main.ink', bytes: encode(`INCLUDE hall.ink\n${LISTS}`) },
      { name: 'hall.ink', bytes: encode('VAR lamp = 1\n=== hall\nA hall. -> END\n') },
    ])
    if (isRefusal(read)) throw new Error(read.message)

    expect(read.structure.ink?.source).toBe(`VAR lamp = 1\n\n${LISTS}\n=== hall\nA hall. -> END\n`)
  })

  test('names its pictures as plates', async () => {
    const { structure } = await bring(`# image: https:\\/\\/pictures.example/a.png\n${LISTS}`)

    expect(structure.plates).toEqual({
      picture_1: { image: 'https://pictures.example/a.png', alt: '' },
    })
  })

  test('is exported complete or as its source only', async () => {
    const { structure } = await bring(LISTS)

    const sources = { readPicture: async () => null, readPage: async () => '' }
    const { text } = await exportFile('ink', { title: 'Moods', structure }, sources)

    expect(formatsFor(structure)).toEqual(['json', 'ink'])
    expect(text).toBe(LISTS)
  })
})

test('a program is accepted only if it matches its source', async () => {
  const { structure } = await bring(LISTS)
  const { ink } = structure
  if (!ink) throw new Error('It does not run as ink')
  const kept: unknown = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(structure).toReversed())),
  )

  expect(isOwnInk(kept as typeof structure)).toBe(true)
  expect(isOwnInk({ ...structure, ink: { ...ink, source: `${LISTS}\nMore.` } })).toBe(false)
  expect(isOwnInk({ ...structure, ink: { ...ink, compiled: '{}' } })).toBe(false)
})

test('a negative float without fraction divides correctly, also after saving', async () => {
  const { structure } = await bring(
    'VAR t = -4.0\nVAR u = 1.0\nLIST mood = calm\n{mood}{t / 8} {-12.0 / 8}\n~ u = -4.0\n* On\n- {t / 8} {u / 8}\n-> END\n',
  )
  const play = openInk(structure.ink?.compiled ?? '')
  const begun = play.begin(1)
  const later = openInk(structure.ink?.compiled ?? '')
  later.resume(play.save(), begun.place)

  expect(begun.text).toBe('-0.5 -1.5')
  expect(later.choose(0).text).toContain('-0.5 -0.5')
})

describe('results of random walks', () => {
  test.each([
    [
      'fails',
      '* [Deep] {deep(1)} -> END\n* [Out] -> END\n=== function deep(n)\n~ return deep(n + 1)\n',
      'ink_fault',
    ],
    ['runs out', 'LIST a = b\n-> k\n=== k\n{a} {RANDOM(1,2)}\n* [Out] Loose.\n', 'ink_loose'],
  ])('are reported if a walk %s', async (_, text, code) => {
    const { structure } = await bring(text)

    expect(reviewStructure(structure).map((finding) => finding.code)).toContain(code)
  })
})

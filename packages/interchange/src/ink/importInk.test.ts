import { describe, expect, test } from 'vitest'

import { reviewStructure } from '@kathasagar/story'
import { readFiles } from '../files/readFiles.ts'
import { isRefusal, type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { exportFile, formatsFor } from '../json/exportFile.ts'
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

const errorsOf = ({ structure }: ImportedStory) =>
  reviewStructure(structure).filter(({ severity }) => severity === 'error')

describe('ink that is brought', () => {
  test('becomes scenes where they carry all of it', async () => {
    const { structure } = await bring('A door.\n* [In] Dark. -> END\n* [Out] Light. -> END\n')

    expect(structure.ink).toBeUndefined()
  })

  test('runs as ink where scenes cannot carry it, and the note says why', async () => {
    const story = await bring(LISTS)

    expect(story.structure.ink).toMatchObject({ source: LISTS, walk: { ways: 200, ended: 200 } })
    expect(story.notes).toMatchObject([
      { effect: 'nothing', message: expect.stringMatching(/runs as ink.*LIST/u) },
    ])
    expect(errorsOf(story)).toEqual([])
  })

  test('has endings, titles and ways by what walks of it have met', async () => {
    const { structure } = await bring(LISTS)
    const endings = Object.values(structure.nodes).filter(({ choices }) => choices.length === 0)

    const start = structure.nodes[structure.start_node]
    expect(start?.choices.map(({ text }) => text).toSorted()).toEqual(['Go', 'Wait'])
    expect(endings).toHaveLength(2)
  })

  test('stays scenes where it calls the game around it, and says so', async () => {
    const { structure, notes } = await bring(`EXTERNAL shake(n)\n{shake(2)}\n${LISTS}`)

    expect(structure.ink).toBeUndefined()
    expect(notes.at(-1)?.message).toMatch(/does not run as ink.*EXTERNAL/u)
  })

  test('holds what it includes in one source, knots after the rest', async () => {
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

  test('leaves whole or as its own source, and as nothing else', async () => {
    const { structure } = await bring(LISTS)

    const sources = { readPicture: async () => null, readPage: async () => '' }
    const { text } = await exportFile('ink', { title: 'Moods', structure }, sources)

    expect(formatsFor(structure)).toEqual(['json', 'ink'])
    expect(text).toBe(LISTS)
  })
})

test('a program is known for its source’s own, and another one is not', async () => {
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

test('a whole fraction below zero divides into fractions, also after its state was saved', async () => {
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

describe('what walks have met of a program', () => {
  test.each([
    [
      'fails',
      '* [Deep] {deep(1)} -> END\n* [Out] -> END\n=== function deep(n)\n~ return deep(n + 1)\n',
      'ink_fault',
    ],
    ['runs out', 'LIST a = b\n-> k\n=== k\n{a} {RANDOM(1,2)}\n* [Out] Loose.\n', 'ink_loose'],
  ])('is told where it %s', async (_, text, code) => {
    const { structure } = await bring(text)

    expect(reviewStructure(structure).map((finding) => finding.code)).toContain(code)
  })
})

import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { readFiles } from './readFiles.ts'
import { storyIn } from '../testing/readInto.ts'

type Texts = Readonly<Record<string, string>>

const filesOf = (texts: Texts) =>
  Object.entries(texts).map(([name, text]) => ({ name, bytes: strToU8(text) }))
const zipOf = (texts: Texts, name = 'story.zip') => ({
  name,
  bytes: zipSync(Object.fromEntries(Object.entries(texts).map(([n, text]) => [n, strToU8(text)]))),
})

async function read(files: Parameters<typeof readFiles>[0]) {
  return storyIn(await readFiles(files))
}

const INK = {
  'tale/main.ink': 'INCLUDE rooms/hall.ink\nDawn.\n+ [In] -> hall\n',
  'tale/rooms/hall.ink': '=== hall\nA hall.\n-> END\n',
}
const TWEE = {
  'src/b.twee': ':: Hall\nA hall. <<audio "x" play>>',
  'src/a.tw': ':: Start\nDawn.\n[[In->Hall]]',
  'src/data.twee':
    ':: StoryTitle\nTwo rooms\n\n:: StoryData\n{"format":"SugarCube","start":"Start"}',
}

describe('several files', () => {
  test.each([
    ['ink with what it includes', INK, 'hall.end'],
    ['passages with the data of their story', TWEE, 'Hall'],
  ])('%s are one story, as a folder and as a zip', async (_, texts, scene) => {
    const folder = await read(filesOf(texts))
    const zip = await read([zipOf(texts)])

    expect(Object.keys(folder.structure.nodes)).toContain(scene)
    expect(zip).toEqual(folder)
  })

  test('a note has the line in the file of its passage', async () => {
    const { notes, title } = await read(filesOf(TWEE))

    expect(title).toBe('Two rooms')
    expect(notes).toMatchObject([{ passage: 'Hall', line: 2 }])
  })

  test('unrelated files are ignored and counted', async () => {
    const { notes } = await read(
      filesOf({ ...TWEE, 'img/a.png': 'x', 'style.css': 'b {}', '.git/config': 'x' }),
    )

    expect(notes.at(-1)).toMatchObject({ effect: 'looks', count: 2 })
  })

  test('a script that accompanies passages is noted', async () => {
    const story = await read(filesOf({ 'src/a.twee': ':: Start\nDawn.', 'src/a.js': 'go()' }))

    expect(story.notes).toMatchObject([{ message: 'A script was left out.', effect: 'story' }])
    expect(story.passages?.hasScripts).toBe(true)
  })

  test('the program of a story format is not a script of the story', async () => {
    const program = 'window.storyFormat({ source: eval("Wikifier") })'
    const { notes } = await read(filesOf({ ...TWEE, 'storyformats/sugarcube/format.js': program }))

    expect(notes.map(({ effect }) => effect)).toEqual(['story', 'looks'])
  })
})

describe('refusals', () => {
  test.each([
    ['a torn zip', [{ name: 'a.zip', bytes: strToU8('PK\u0003\u0004torn') }], /damaged/],
    [
      'a zip in a zip',
      [{ name: 'a.zip', bytes: zipSync({ 'b.zip': strToU8('PK') }) }],
      /another zip/,
    ],
    [
      'a zip that grows too much',
      [zipOf({ 'a.txt': 'a'.repeat(3_000_000) })],
      /too large when unpacked/,
    ],
    [
      'more files than a story has',
      [zipOf(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.png`, ''])))],
      /more than 1000 files/,
    ],
    ["a game of Ren'Py", filesOf({ 'a/script.rpy': 'label start:', 'a/b.png': '' }), /not a story/],
    ['files without a story', filesOf({ 'a.png': '', 'b.css': '' }), /not a story/],
    [
      'a game of ChoiceScript',
      filesOf({ 'a/startup.txt': '*title A\n*finish', 'a/b.txt': 'B' }),
      /not a story/,
    ],
    ['ink whose other files are missing', filesOf({ 'a.ink': 'INCLUDE b.ink\n' }), /"b.ink"/],
    [
      'ink that includes itself',
      filesOf({ 'a.ink': 'INCLUDE b.ink\n', 'b.ink': 'INCLUDE a.ink\n' }),
      /./,
    ],
    ['nothing at all', [], /no file/],
  ])('%s', async (_, files, message) => {
    expect(await readFiles(files)).toMatchObject({ message: expect.stringMatching(message) })
  })
})

const OWN =
  ':: StoryData\n{"format":"Kathasagar","start":"Start"}\n\n:: Start\nDawn.\n\n[[In->Hall]]\n\n'
const PAGE =
  '<tw-storydata name="A" startnode="1" format="Harlowe"><tw-passagedata pid="1" name="Start">Here.</tw-passagedata></tw-storydata>'

test.each([
  [
    'passages',
    { 'a.twee': ':: Start\n[[Hall]]\n\n:: Hall\nA hall.', 'b.twee': ':: Hall\nNight.' },
    'Hall',
  ],
  ['passages of ours', { 'a.twee': `${OWN}:: Hall\nA hall.`, 'b.twee': ':: Hall\nNight.' }, 'Hall'],
  ['pages', { 'a.html': PAGE, 'b.html': PAGE.replace('Here', 'There') }, null],
])(
  'if two files with %s have the same name, the second is dropped and noted',
  async (_, texts, passage) => {
    const { structure, notes } = await read(filesOf(texts))

    expect(notes).toMatchObject([{ passage, effect: 'story', count: 1 }])
    expect(
      Object.values(structure.nodes)
        .map(({ text }) => text)
        .at(-1),
    ).toMatch(/^(?:A hall|Here)\.$/u)
  },
)

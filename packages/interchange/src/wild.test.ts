import { describe, expect, test } from 'vitest'

import { isRefusal, type ImportedStory } from './shared/importedStory.ts'
import { readStory } from './files/readStory.ts'
import { BOMBS, FORMAT_BOMBS, tweeOf } from './testing/bombs.ts'
import { choicesOf, storyIn, textOf } from './testing/readInto.ts'

const read = async (file: string, text: string) => storyIn(await readStory(file, text))

const twee = (format: string, passages: string) => read('a.twee', tweeOf(format, passages))
const startText = (story: ImportedStory) => textOf(story, story.structure.start_node)

describe('links that show more of their page', () => {
  test.each([
    ['SugarCube', '<<linkreplace "Open the box">>A key. [[Take it->Key]]<</linkreplace>>'],
    ['SugarCube', '<<link "Open the box">>A key. [[Take it->Key]]<</link>>'],
    ['Harlowe', '(link: "Open the box")[A key. [[Take it->Key]]]'],
    ['Harlowe', '(link-replace: "Open the box")[A key. [[Take it->Key]]]'],
  ])('in %s nothing of %s is done or told before it is taken', async (format, link) => {
    const story = await twee(format, `:: Start\nA box. ${link}\n[[Leave->Key]]\n\n:: Key\nThe end.`)

    expect(textOf(story, 'Start')).toBe('A box.')
    expect(choicesOf(story, 'Start')).toEqual(['Open the box -> Start: 1', 'Leave -> Key'])
    expect(textOf(story, 'Start: 1')).toBe('A key.')
    expect(choicesOf(story, 'Start: 1')).toEqual(['Take it -> Key', 'Leave -> Key'])
  })

  test('what was opened stays open while another is opened', async () => {
    const story = await twee(
      'SugarCube',
      `:: Start
<<linkreplace "Box">>A key. [[Take it->End]]<</linkreplace>>
<<linkreplace "Jar">>Oil.<</linkreplace>>

:: End
The end.`,
    )

    const jarAfterBox = Object.entries(story.structure.nodes).filter(
      ([, { text, choices }]) => text === 'Oil.' && choices.some(({ text }) => text === 'Take it'),
    )
    expect(jarAfterBox.length).toBeGreaterThan(0)
  })
})

test.each([
  ['<a data-passage="Hall">Go in</a>', 'Go in -> Hall'],
  ["<a class='x' data-passage='Hall'><b>Go</b> in</a>", 'Go in -> Hall'],
  ['[img[door.png][Hall]]', 'Hall -> Hall'],
  ['[img[The door|door.png][Hall]]', 'The door -> Hall'],
])('SugarCube’s link %s is a choice', async (link, choice) => {
  const story = await twee('SugarCube', `:: Start\nHere.\n${link}\n\n:: Hall\nThe end.`)

  expect(choicesOf(story, 'Start')).toEqual([choice])
})

test.each(['[[Hall|]]', '[[|Hall]]', '[[Hall->]]'])(
  '%s leads where its one side says',
  async (link) => {
    const story = await twee('Harlowe', `:: Start\nHere.\n${link}\n\n:: Hall\nThe end.`)

    expect(choicesOf(story, 'Start')).toEqual(['Hall -> Hall'])
  },
)

test.each([
  ['SugarCube', "''Don't go'', she said", "Don't go, she said"],
  ['Harlowe', 'the words //glass, //and no more', 'the words glass, and no more'],
  [
    'SugarCube',
    'see http://a.example and http://b.example',
    'see http://a.example and http://b.example',
  ],
])('in %s the marks of %s are taken off', async (format, words, told) => {
  expect(startText(await twee(format, `:: Start\n${words}`))).toBe(told)
})

test('a modifier of Chapbook with brackets in it is one', async () => {
  const story = await twee(
    'Chapbook',
    ':: Start\nHere.\n\n[if places[0] === 1]\nA sun.\n\n[continue]\n[[On]]',
  )

  expect(startText(story)).toBe('Here.\n\nA sun.')
  expect(story.notes.map(({ message }) => message).join()).toContain('places[0]')
})

test.each(['</p><p>', '</div><div>', '</li><li>', '</h2>', '<hr>'])(
  'words that %s stands between are parted',
  async (tags) => {
    const story = await twee('SugarCube', `:: Start\n<p>One.${tags}Two.`)

    expect(textOf(story, 'Start')).toMatch(/^One\.\n+Two\.$/u)
  },
)

test.each([
  ['7/2', '3'],
  ['-7/2', '-4'],
  ['7/2.0', '3.5'],
  ['half/2', '1.25'],
  ['whole/2', '2'],
])('ink reckons %s as %s', async (sum, result) => {
  const story = await read('a.ink', `VAR half = 2.5\nVAR whole = 5\n{${sum}}\n-> END\n`)

  expect(startText(story)).toBe(result)
})

test('Twine 1 pages are read', async () => {
  const story = await read(
    'old.html',
    `<html><body><div id="storeArea" data-size="2" hidden><div tiddler="Start" tags="" created="201301010000">A door.\\n[[Open it|Hall]]</div><div tiddler="Hall" tags="">The &quot;hall&quot;.</div><div tiddler="StoryTitle" tags="">The Door</div></div><script>var a = 1</script></body></html>`,
  )

  expect(story.title).toBe('The Door')
  expect(choicesOf(story, 'Start')).toEqual(['Open it -> Hall'])
  expect(textOf(story, 'Hall')).toBe('The "hall".')
})

test('only the story of a page counts, not the program around it', async () => {
  const page = `<html><script>${'x'.repeat(6 * 1024 * 1024)}</script><tw-storydata name="A" startnode="1" format="Harlowe"><tw-passagedata pid="1" name="Start">Here.</tw-passagedata></tw-storydata></html>`

  expect(textOf(await read('page.html', page), 'Start')).toBe('Here.')
})

test.each([
  ['script.rpy', 'label start:\n    "Hello."\n', "Ren'Py"],
  ['story.ni', '"The Cave" by Meera\n\nThe Cave is a room.\n', 'Inform 7'],
  ['source', 'The Cave is a room. "Dark."\n', 'Inform 7'],
  ['game.aslx', '<asl version="550">', 'Quest'],
])('%s is refused in one sentence that names its tool', async (file, text, tool) => {
  expect(await readStory(file, text)).toMatchObject({
    code: 'unknown_format',
    message: expect.stringContaining(tool),
  })
})

test.each([
  ['hall.txt', '*title Clocks\n*label hall\nBeyond the door is a room.\n*finish\n'],
  ['hall.txt', ':: Hall\nBeyond the door is a room. [[Go in->Clocks]]\n\n:: Clocks\nTick.'],
  ['hall.txt', '=== hall\nBeyond the door is a room full of clocks.\n-> END\n'],
])('%s is no other tool’s for a sentence that one of them would write', async (file, text) => {
  expect(JSON.stringify((await read(file, text)).structure.nodes)).toContain('is a room')
})

test.each([
  ['town.txt', 'title: Start\n---\nHello.\n-> Go\n===\n', 'Yarn Spinner'],
  ['cave.txt', 'The Cave is a room.\n\n* Look\n', 'Inform 7'],
])(
  '%s of another tool is known for what it is though ink has its signs',
  async (file, text, tool) => {
    expect(await readStory(file, text)).toMatchObject({ message: expect.stringContaining(tool) })
  },
)

test('what changes only looks is told once, with the number of its places', async () => {
  const { notes } = await twee('SugarCube', ':: Start\n<b>One</b> <b>two</b>\n\n:: B\n<b>three</b>')

  expect(notes).toEqual([
    {
      passage: 'Start',
      node: 'Start',
      line: 5,
      message: expect.stringContaining('<b>'),
      effect: 'looks',
      count: 6,
    },
  ])
})

describe('no file of a megabyte freezes the page', () => {
  const MIB = 1024 * 1024

  test.each(BOMBS)('%s of nothing but %s', async (file, piece) => {
    const row = piece.repeat(MIB / piece.length)
    const text = file.endsWith('html') ? row : `:: Start\n${row}`

    const story = await readStory(file, text)

    expect(isRefusal(story) ? story.code : story.structure.start_node).toMatch(/^(?:Start|un)/u)
  })

  test.each(FORMAT_BOMBS)(
    'nor a long row of marks: %s of nothing but %s',
    async (format, piece) => {
      const story = await twee(format, `:: Start\n${piece.repeat(MIB / 8 / piece.length)}`)

      expect(story.structure.start_node).toMatch(/^Start/u)
    },
  )

  test.each([
    ['a.ink', '* a\n', 100_000],
    ['a.ink', '{a|b}', 100_000],
    ['a.ink', 'a b c.\n', 100_000],
    ['startup.txt', '*choice\n  #a\n', 50_000],
  ])('%s of %j is refused before it is compiled', async (file, piece, count) => {
    const head = file === 'a.ink' ? '' : '*title A\n*comment b\n'

    expect(await readStory(file, head + piece.repeat(count))).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('part the story in two'),
    })
  })
})

test.each([
  ['shown', '<<print setup.most>>', ''],
  ['what a story begins with', '$gold', '$gold '],
])('what a script holds is never told as a default: %s', async (_, shown, told) => {
  const story = await twee(
    'SugarCube',
    `:: StoryInit\n<<set $gold to setup.most>>\n\n:: Start\nYou have ${shown} coins.\n[[On->End]]\n\n:: End\n${shown} left.`,
  )

  expect(textOf(story, 'End')).toBe(`${told}left.`)
  expect(story.notes).toContainEqual(expect.objectContaining({ effect: 'story' }))
})

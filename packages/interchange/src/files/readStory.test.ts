import { reviewStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import type { ImportedStory } from '../shared/importedStory.ts'
import { choicesOf, storyIn, textOf } from '../testing/readInto.ts'
import { readStory } from './readStory.ts'

const read = async (text: string, file = 'a.twee') => storyIn(await readStory(file, text))
const tweeOf = (format: string, passages: string) =>
  `:: StoryTitle\nThe Ferry\n\n:: StoryData\n${JSON.stringify({ format, start: 'Start' })}\n\n${passages}`
const lossesOf = ({ notes }: ImportedStory) =>
  notes.flatMap(({ effect, passage, message }) =>
    effect === 'story' ? [`${passage}: ${message}`] : [],
  )

describe('passages become scenes', () => {
  test('with links in all four notations, and the title of the story', async () => {
    const story = await read(
      tweeOf('Harlowe', ':: Start\nHere.\n[[A]] [[b->A]] [[A<-c]] [[d|A]]\n\n:: A\nThere.'),
    )

    expect(story.title).toBe('The Ferry')
    expect(textOf(story, 'Start')).toBe('Here.')
    expect(choicesOf(story, 'Start')).toEqual(['A -> A', 'b -> A', 'c -> A', 'd -> A'])
    expect(story.notes).toEqual([])
    expect(story.passages).toEqual({
      all: 2,
      reached: 2,
      ends: 1,
      hasBack: true,
      withLoss: 0,
      hasScripts: false,
    })
  })

  test('link texts inside a sentence stay', async () => {
    const story = await read(
      ':: Start\nYou see [[a door->Hall]] here.\n* [[Hall]]\n\n:: Hall\nDark.',
    )

    expect(textOf(story, 'Start')).toBe('You see a door here.')
    expect(choicesOf(story, 'Start')).toEqual(['a door -> Hall', 'Hall -> Hall'])
  })

  test.each([
    ['Harlowe', "//a// **b** ''c'' <i>d</i> *e* ~~f~~", '*a* *b* *c* *d* *e* f'],
    ['SugarCube', '!A\n//b// __c__ {{{//d//}}} <br>e @@.x;f@@ $5', 'A\n*b* c //d//\ne f $5'],
    ['Chapbook', '# A\n**b** _c_ [d](https://e.example)', 'A\n*b* *c* d'],
    ['Snowman', '> a\n- b\n__c__', 'a\nb\n*c*'],
    ['Harlowe', 'Caf&eacute; &frac12; &amp; &nosuch;<!-- gone -->', 'Café ½ & &nosuch;'],
    ['Harlowe', '(text-style:"bold")[Loud] |a>[words]', 'Loud words'],
  ])('formatted text of %s', async (format, given, told) => {
    const story = await read(tweeOf(format, `:: Start\n${given}`))

    expect(textOf(story, 'Start')).toBe(told)
    expect(lossesOf(story)).toEqual([])
  })

  test('an escaped line of two colons is text', async () => {
    const story = await read(tweeOf('Harlowe', ':: Start\nA list\n\\:: of colons'))

    expect(textOf(story, 'Start')).toBe('A list\n:: of colons')
  })

  test('long texts, many links and long labels are fitted and noted', async () => {
    const links = Array.from({ length: 13 }, (_, at) => `[[Way ${at}->Start]]`).join('\n')
    const story = await read(
      `:: Start\n${'A word. '.repeat(2000)}\n[[${'long '.repeat(150)}->Two]]\n\n:: Two\nDoors.\n${links}`,
    )

    expect(Object.keys(story.structure.nodes)).toEqual([
      'Start',
      'Start, part 2',
      'Two',
      'Two, part 2',
    ])
    expect(story.notes.map(({ node, effect }) => [node, effect])).toEqual([
      ['Start', 'looks'],
      ['Start', 'looks'],
      ['Two', 'looks'],
    ])
  })

  test('a link to a missing passage stays, is noted, and is found by the review', async () => {
    const { structure, notes } = await read(':: Start\nHere.\n[[Up->Sky]]')

    expect(notes).toMatchObject([{ node: 'Start', message: expect.stringContaining('Sky') }])
    expect(reviewStructure(structure)[0]).toMatchObject({ code: 'missing_target', node: 'Start' })
  })

  test('special passages are dropped', async () => {
    const story = await read(
      tweeOf(
        'SugarCube',
        ':: Start\nHere.\n\n:: StoryInit\n<<set $a to 1>>\n\n:: Notes [annotation]\nMine.\n\n:: Css [stylesheet]\nb {}\n\n:: Js [script]\nrun()',
      ),
    )

    expect(Object.keys(story.structure.nodes)).toEqual(['Start'])
    expect(lossesOf(story)).toHaveLength(2)
    expect(story.passages).toMatchObject({ withLoss: 1, hasScripts: true })
  })

  test.each(['__init__', 'constructor', '\u202eevil', '<img src=x onerror=alert(1)>'])(
    'a passage named %j is an ordinary passage',
    async (name) => {
      const { structure } = await read(`:: Start\n[[Go->${name}]]\n\n:: ${name}\nHere.`)

      expect(structure.nodes[name]).toEqual({ text: 'Here.', choices: [] })
      expect(structure.nodes['Start']?.choices).toEqual([{ text: 'Go', target: name }])
    },
  )

  test('a passage with a reserved name is renamed with its links', async () => {
    const { structure } = await read(':: Start\n[[__proto__]]\n\n:: __proto__\nHere.')

    expect(structure.nodes['Start']?.choices).toEqual([{ text: '__proto__', target: 'proto' }])
    expect(structure.nodes['proto']).toMatchObject({ title: '__proto__', text: 'Here.' })
  })
})

describe('dropped parts of a story are named', () => {
  test.each([
    ['SugarCube', '<button onclick="SugarCube.Engine.play(\'Hall\')">BEGIN</button>', '<button>'],
    ['SugarCube', '<input type="text">', '<input>'],
    ['SugarCube', '<select><option>a</option></select>', '<select>'],
    ['Snowman', '<a href="javascript:story.show(\'Hall\')">go</a>', '<a>'],
    ['Harlowe', '<span onclick="go()">go</span>', '<span>'],
    ['Harlowe', '<script>go()</script>', '<script>'],
    ['SugarCube', '<<if $gold gt 3>>Rich.<</if>>', '<<if>>'],
    ['SugarCube', 'You have $gold.', '$gold'],
    ['SugarCube', '[[Go->Hall][$gold to 1]]', '[[ ][ ]]'],
    ['SugarCube', '[[Go->$next]]', '[[ ]]'],
    ['Harlowe', '(if: $a is "(b)")[Rich.]', '(if:)'],
    ['Harlowe', '(set: $a to (either: 1, 2))', '(set:)'],
    ['Chapbook', 'gold: 3\n--\nText', '--'],
    ['Chapbook', '[if gold > 2]\nText', '[if]'],
    ['Chapbook', 'You have {gold}.', '{gold}'],
    ['Snowman', '<% s.gold = 3 %>', '<% %>'],
    ['Another', '{if gold > 3}Rich.{/if}', '{ }'],
  ])('%s: %s', async (format, given, name) => {
    const story = await read(tweeOf(format, `:: Start\n${given}\n\n:: Hall\nA hall.`))

    expect(lossesOf(story)).toEqual([expect.stringContaining(name)])
    expect(story.passages?.withLoss).toBe(1)
  })

  test('text around a macro stays without the macro', async () => {
    const story = await read(
      tweeOf(
        'Harlowe',
        ':: Start\nA (if: $a > 1)[[[Hall]]](else:)[b (print: "c) d")] e\n\n:: Hall\nH.',
      ),
    )

    expect(textOf(story, 'Start')).toBe('A Hallb e')
    expect(choicesOf(story, 'Start')).toEqual(['Hall -> Hall'])
  })

  test('scenes that only a script reaches are counted', async () => {
    const story = await read(
      tweeOf('SugarCube', ':: Start\n<button onclick="go()">Go</button>\n\n:: Hall\n[[On->Start]]'),
    )

    expect(story.passages).toMatchObject({ all: 2, reached: 1 })
  })
})

test('a published page has its title, start, passages and scripts', async () => {
  const story = await read(
    `<html><body><tw-storydata name="The &amp; Garden" startnode="2" format="SugarCube"><style>b {}</style><script>go()</script><tw-passagedata pid="1" name="Gate">The gate &amp;amp; lock.</tw-passagedata><tw-passagedata pid="2" name="Bench">A bench. [[Gate]]</tw-passagedata></tw-storydata></body></html>`,
    'page.html',
  )

  expect(story.title).toBe('The & Garden')
  expect(story.structure.start_node).toBe('Bench')
  expect(textOf(story, 'Gate')).toBe('The gate & lock.')
  expect(story.passages?.hasScripts).toBe(true)
})

test.each([
  ['too_large', 'big.twee', `:: Start\n${'x'.repeat(3 * 1024 * 1024)}`],
  ['too_large', 'hindi.twee', `:: Start\n${'क'.repeat(750_000)}`],
  [
    'too_many_scenes',
    'many.twee',
    Array.from({ length: 14_000 }, (_, i) => `:: p${i}\n<<set $a to 1>>x`).join('\n'),
  ],
  [
    'too_many_scenes',
    'many.json',
    JSON.stringify({
      start_node: 'p0',
      nodes: Object.fromEntries(
        Array.from({ length: 2001 }, (_, i) => [`p${i}`, { text: 'x', choices: [] }]),
      ),
    }),
  ],
  ['no_passages', 'empty.twee', 'nothing'],
  ['unreadable', 'page.html', '<html><body>Hello</body></html>'],
  ['unreadable', 'story.json', '{"nodes": 7}'],
  ['unreadable', 'story.json', '[1,'],
  ['unreadable', 'story.json', '{"inkVersion": 21}'],
  ['unknown_format', 'photo.png', '\u0089PNG'],
  ['unknown_format', 'startup.txt', '*title A\n*choice\n  #a\n    *finish\n'],
  ['unknown_format', 'mygame.txt', '*title A\n*choice\n  #a\n    *finish\n'],
])('%s is reported for %s in a sentence', async (code, file, text) => {
  const refusal = await readStory(file, text)

  expect(refusal).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/u) })
})

test.each([
  ['(if: true)[', 'Harlowe'],
  ['[', 'Harlowe'],
  ['[[', 'SugarCube'],
  ['<<if true>>', 'SugarCube'],
  ['<<a "" ', 'SugarCube'],
  ['<script>', 'Chapbook'],
  ['{', 'Chapbook'],
  ['(set: $a to ', 'Harlowe'],
  ["''a //b ", 'SugarCube'],
])('many unclosed %s in %s are read in linear time', async (piece, format) => {
  const { structure } = await read(
    tweeOf(format, `:: Start\n${piece.repeat(65_536 / piece.length)}`),
  )

  expect(Object.keys(structure.nodes)[0]).toBe('Start')
})

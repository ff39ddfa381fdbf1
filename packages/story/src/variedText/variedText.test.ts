import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { isSyntaxIssue } from '../conditions/expression.ts'
import { checkVariedText } from './checkVariedText.ts'
import { parseVariedText } from './parseVariedText.ts'
import { printVariedText } from './printVariedText.ts'
import { renderVariedText } from './renderVariedText.ts'

const SCRAPS = [
  '{',
  '}',
  '|',
  ':',
  '&',
  '!',
  '=',
  '\\',
  ' ',
  '\n',
  'trust',
  ' > 2',
  'a',
  'ढ',
  '\u{1F60A}',
]
const scraps = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 40 }).map((all) => all.join(''))
const GROUPS = [
  '{a|b}',
  '{&a|{!b}}',
  '{=trust}',
  '{x: {=trust + 1}}',
  '{ =a|b}',
  '{trust > 1: c | {d|e}}',
  '{x: \\ y\\ }',
  '\\{',
  ' ',
  'f.',
  '\\:',
]
const sound = fc.array(fc.constantFrom(...GROUPS), { maxLength: 12 }).map((all) => all.join(''))
const source = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), scraps, sound)

const bare = (read: unknown): unknown =>
  JSON.parse(JSON.stringify(read, (key, part) => (key === 'column' ? undefined : part)))

function tell(text: string, values: Readonly<Record<string, number | boolean>> = {}, times = 1) {
  const read = parseVariedText(text)
  if (isSyntaxIssue(read)) throw new Error(read.message)
  const counts = new Map<number, number>()
  return Array.from({ length: times }, () => {
    const told = renderVariedText(read, {
      lookup: (name) => values[name],
      countOf: (place) => counts.get(place) ?? 0,
    })
    for (const place of told.shown) counts.set(place, (counts.get(place) ?? 0) + 1)
    return told.text
  })
}

describe('over any text', () => {
  test('parsing never throws, and a fault has a valid column and a message', () => {
    fc.assert(
      fc.property(source, (text) => {
        const read = parseVariedText(text)

        if (!isSyntaxIssue(read)) return
        expect(read.column).toBeGreaterThanOrEqual(1)
        expect(read.column).toBeLessThanOrEqual([...text].length + 1)
        expect(read.message).toMatch(/^\p{Lu}.*\.$/su)
      }),
      { numRuns: 2000 },
    )
  })

  test('a parsed text prints to equivalent text', () => {
    fc.assert(
      fc.property(source, (text) => {
        const read = parseVariedText(text)
        if (isSyntaxIssue(read)) return

        expect(bare(parseVariedText(printVariedText(read)))).toEqual(bare(read))
      }),
      { numRuns: 3000 },
    )
  })

  test('rendered text is never longer than its source', () => {
    fc.assert(
      fc.property(source, fc.integer({ min: 0, max: 9 }), (text, count) => {
        const read = parseVariedText(text)
        if (isSyntaxIssue(read)) return

        const told = renderVariedText(read, { lookup: () => true, countOf: () => count })

        expect(told.text.length).toBeLessThanOrEqual(text.length)
        expect(new Set(told.shown).size).toBe(told.shown.length)
      }),
    )
  })
})

test('most generated texts can be parsed', () => {
  const read = fc.sample(sound, 200).filter((text) => !isSyntaxIssue(parseVariedText(text)))

  expect(read.length).toBeGreaterThan(150)
})

test('a text without braces is shown unchanged', () => {
  const text = 'A boy | a girl: 50 % \\o/ of “it”.\n\nNext.'

  expect(tell(text)).toEqual([text])
})

test.each<[string, string]>([
  [
    '{trust > 2: Somila, your apron still on, | A boy} comes in.',
    'Somila, your apron still on, comes in.',
  ],
  ['{trust > 5: Somila | A boy} comes in.', 'A boy comes in.'],
  ['One {knows: more} word.', 'One word.'],
  ['Here{not knows:\\ and there}.', 'Here and there.'],
  ['{trust > 2: {not knows: deep | shallow} | none}', 'deep'],
  ['A \\{brace\\} and {trust > 2: a\\|b\\: c}', 'A {brace} and a|b: c'],
])('%s reads “%s”', (text, told) => {
  expect(tell(text, { trust: 3, knows: false })).toEqual([told])
})

test('a sequence stays at its last part, a cycle repeats, and `once` shows each part once', () => {
  expect(tell('{first|second|later}', {}, 4)).toEqual(['first', 'second', 'later', 'later'])
  expect(tell('{&day|night}', {}, 3)).toEqual(['day', 'night', 'day'])
  expect(tell('It rains.{!\\ You shiver.}', {}, 2)).toEqual(['It rains. You shiver.', 'It rains.'])
})

test('a hidden inner group does not advance', () => {
  expect(tell('{a|b {c|d}}', {}, 3)).toEqual(['a', 'b c', 'b d'])
})

test.each<[string, number, string]>([
  ['You see {a boy', 9, 'This brace is never closed.'],
  ['You see {a boy}.', 9, String.raw`This never varies: for a brace write “\{”.`],
  ['{trust > : a | b}', 10, 'A name or a value is missing here.'],
  ['क {trust: a | b | c}', 3, 'A condition has one text where it holds, and one where not.'],
  ['{a|'.repeat(9), 25, 'Variations stand too deep in one another here.'],
])('“%s” has a fault at its column', (text, column, message) => {
  expect(parseVariedText(text)).toMatchObject({ column, message })
})

describe('a shown value', () => {
  test.each([
    ['You have {=coins} coins.', 'You have 3 coins.'],
    ['{=coins + 2}', '5'],
    ['{coins > 2: {=coins}|none}', '3'],
    ['{=a|b}', '=a'],
  ])('%s reads %s', (text, told) => {
    expect(tell(text, { coins: 3 })).toEqual([told])
  })

  test.each([
    ['{=flag}', 3],
    ['{=nobody}', 3],
    ['{=coins *}', 9],
    ['\u{1F60A}{=coins} {=nobody}', 13],
  ])('%s is invalid at column %i', (text, column) => {
    const declared = { flag: { flag: true }, coins: { number: [0, 9] as [number, number] } }

    expect(checkVariedText(text, declared)).toMatchObject([{ column }])
  })
})

/** Returns the number of sliced characters, a measure of time that does not depend on the machine. */
function signsCut(done: () => void): number {
  let signs = 0
  const own = String.prototype.slice
  const cutting = vi.spyOn(String.prototype, 'slice').mockImplementation(function (
    this: string,
    ...given
  ) {
    const cut = own.apply(this, given)
    signs += cut.length
    return cut
  })
  done()
  cutting.mockRestore()
  return signs
}

test.each(['{=gold} coins. ', '{gold > 2: rich|poor} ', '{a|b} '])(
  'four times as many %s take about four times the characters to parse',
  (piece) => {
    const signsFor = (count: number) => signsCut(() => parseVariedText(piece.repeat(count)))

    const [few, many] = [signsFor(100), signsFor(400)]

    expect(many / few).toBeLessThan(6)
  },
)

describe('a condition with special characters in quotation marks', () => {
  const ask = (text: string, word: string) => {
    const read = parseVariedText(text)
    if (isSyntaxIssue(read)) throw new Error(read.message)
    return renderVariedText(read, { lookup: () => word, countOf: () => 0 }).text
  }

  test.each(['a|b', '{c', 'd}', '{e: f|g}', '"h|i"', 'j\\|'])(
    'compares with the word %s',
    (word) => {
      const quoted = word.replace(/["\\]/gu, String.raw`\$&`)

      expect(ask(`{word == "${quoted}": Yes|No}`, word)).toBe('Yes')
      expect(ask(`{word == "${quoted}": Yes|No}`, 'other')).toBe('No')
    },
  )

  test('is not recognized if the quotation marks belong to speech', () => {
    expect(ask('{"Left|right", she said: go}', '')).toBe('"Left')
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { watchFor, type Hidden } from './hiddenWords.ts'

const GUIDANCE =
  'Tell of water often, and let the ferryman hide until the last scene that he is the drowned ' +
  'brother of the queen. नाविक कभी अपना नाम नहीं बताता, जब तक रानी स्वयं उससे तीन बार न पूछ ले।'
const MARK = 'KX7QBD24MRTV'
const OPEN =
  'The rope is wet and the far bank is only a line of grey that somebody has rubbed out twice.'

const HIDDEN: Hidden = { mark: MARK, texts: [GUIDANCE, OPEN], open: [OPEN] }

interface Heard {
  told: string
  isRefused: boolean
}

function hear(pieces: readonly string[], hidden = HIDDEN): Heard {
  const watch = watchFor(hidden)
  let told = ''
  for (const piece of pieces) {
    const open = watch.hear(piece)
    if (open === null) return { told, isRefused: true }
    told += open
  }
  const rest = watch.end()
  return { told: told + (rest ?? ''), isRefused: rest === null }
}

const inPieces = (text: string) =>
  fc
    .array(fc.nat({ max: text.length }), { maxLength: 40 })
    .map((cuts) => [...new Set([0, ...cuts, text.length])].toSorted((a, b) => a - b))
    .map((cuts) => cuts.slice(1).map((to, index) => text.slice(cuts[index], to)))

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom(...wordsOf(GUIDANCE), ...wordsOf(OPEN)),
      fc.lorem({ maxCount: 2 }),
      fc.constantFrom('K', 'KX7', 'kx', '—', '…', '\n\n', '😀', 'नाविक', '‍'),
    ),
    { maxLength: 60 },
  )
  .map((words) => words.join(' '))

const around = (middle: fc.Arbitrary<string>) =>
  fc
    .tuple(prose, middle, prose)
    .chain(([before, hidden, after]) => inPieces(`${before} ${hidden} ${after}`))

const runOfGuidance = fc.tuple(fc.nat(), fc.integer({ min: 12, max: 20 })).map(([from, count]) => {
  const words = GUIDANCE.split(' ')
  const first = from % (words.length - count)
  return words.slice(first, first + count).join(' ')
})

const spacedMark = fc
  .array(fc.constantFrom('', ' ', '-', '\n', '.', '​'), { minLength: 11, maxLength: 11 })
  .map((gaps) => [...MARK].map((sign, index) => sign + (gaps[index] ?? '')).join(''))

test('twelve consecutive words of the guidance never leak, wherever the answer is cut', () => {
  fc.assert(
    fc.property(around(runOfGuidance), (pieces) => {
      const { told, isRefused } = hear(pieces)

      const said = ` ${wordsOf(told).join(' ')} `
      const guidance = wordsOf(GUIDANCE)
      const runs = guidance.slice(11).map((_, index) => guidance.slice(index, index + 12))
      expect(isRefused).toBe(true)
      expect(runs.filter((run) => said.includes(` ${run.join(' ')} `))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('the marker never leaks, however it is spaced, written and cut', () => {
  const written = fc
    .tuple(spacedMark, fc.boolean())
    .map(([mark, isSmall]) => (isSmall ? mark.toLowerCase() : mark))
  fc.assert(
    fc.property(around(written), (pieces) => {
      const { told, isRefused } = hear(pieces)

      expect(isRefused).toBe(true)
      expect(told.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')).not.toContain(MARK)
    }),
    { numRuns: 500 },
  )
})

test('an answer without hidden text reaches the player completely', () => {
  fc.assert(
    fc.property(prose.chain(inPieces), (pieces) => {
      const { told, isRefused } = hear(pieces)

      fc.pre(!isRefused)
      expect(told).toBe(pieces.join(''))
    }),
    { numRuns: 500 },
  )
})

test('the result does not depend on the cuts in an answer', () => {
  const text = fc.oneof(
    prose,
    fc.tuple(prose, runOfGuidance).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(
      text.chain((whole) => fc.tuple(inPieces(whole), inPieces(whole))),
      ([one, other]) => {
        expect(hear(one).isRefused).toBe(hear(other).isRefused)
      },
    ),
    { numRuns: 500 },
  )
})

test('invisible characters do not hide the guidance', () => {
  const unseen = GUIDANCE.replaceAll('e', 'e​').toUpperCase()

  expect(hear([unseen]).isRefused).toBe(true)
})

test('text that players read in the story is allowed', () => {
  expect(hear([OPEN])).toEqual({ told: OPEN, isRefused: false })
})

test('eleven consecutive words of the guidance are allowed', () => {
  const words = GUIDANCE.split(' ').slice(0, 11).join(' ')

  expect(hear([`${words} ever after.`]).isRefused).toBe(false)
})

test('a short guidance is detected if the answer has all of it', () => {
  const hidden = { mark: '', texts: ['The ferryman is the drowned brother'], open: [] }

  expect(hear(['Listen: the ferryman is the drowned brother!'], hidden).isRefused).toBe(true)
})

test('a word that is not in the guidance is shown immediately', () => {
  const watch = watchFor(HIDDEN)

  expect(watch.hear('The river ')).toBe('The river ')
})

const inBase64 = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['with its letters backwards', (text: string) => Array.from(text).toReversed().join('')],
  ['with its words backwards', (text: string) => text.split(' ').toReversed().join(' ')],
  ['letter by letter', (text: string) => Array.from(text).join(' ')],
  ['letter by letter with dots', (text: string) => Array.from(text).join('.')],
  ['in base64', inBase64],
  ['in base64 for addresses', (text: string) => Buffer.from(text).toString('base64url')],
  ['in base64 beside other words', (text: string) => inBase64(`So it is: ${text} And so on.`)],
])('guidance that is written %s never leaks, wherever the answer is cut', (_how, write) => {
  const written = runOfGuidance.map(() => write(GUIDANCE))
  fc.assert(
    fc.property(around(written), (pieces) => {
      const { told, isRefused } = hear(pieces)

      expect(isRefused).toBe(true)
      expect(told).not.toContain(write(GUIDANCE).slice(0, 160))
    }),
    { numRuns: 100 },
  )
})

test.each([0, 1, 2])('a part of the guidance from letter %i on is detected in base64', (from) => {
  expect(hear([inBase64(GUIDANCE.slice(from, from + 60))]).isRefused).toBe(true)
})

test('text that readers know is allowed letter by letter', () => {
  const apart = Array.from(OPEN).join(' ')

  expect(hear([apart])).toEqual({ told: apart, isRefused: false })
})

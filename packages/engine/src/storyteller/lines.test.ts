import { describe, expect, test } from 'vitest'
import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import type { Lines, Slot } from './lines/lines.ts'
import { english } from './languages/english.ts'
import { hindi } from './languages/hindi.ts'
import { languagePackOf } from './languages/languagePackOf.ts'
import { markOf } from './voice.ts'

const FILLS: Partial<Record<Slot, readonly string[]>> = {
  hint: ['way'],
  recall: ['title'],
}

const TONGUES = [
  { language: 'English', pack: english, least: 12 },
  { language: 'Hindi', pack: hindi, least: 8 },
]

const SLOTS = TONGUES.flatMap(({ language, pack, least }) =>
  [...TEXT_MODEL_KEYS, 'grave' as const].flatMap((manner) => {
    const lines: Partial<Lines> = manner === 'grave' ? pack.grave : pack.lines[manner]
    return (Object.keys(lines) as Slot[]).map((slot) => ({
      name: `${manner}, ${slot}, ${language}`,
      slot,
      least: manner === 'grave' ? 10 : least,
      rows: lines[slot] ?? [],
    }))
  }),
)

describe.for(SLOTS)('$name', ({ slot, least, rows }) => {
  test('has lines enough for a long play', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least)
  })

  test('has lines that share no piece that would hide one behind another', () => {
    const hidden = rows.filter((row) =>
      rows.some((other) => other !== row && other.includes(markOf(row))),
    )

    expect(hidden).toEqual([])
  })

  test('fills in what it is given, all of it and nothing else', () => {
    const wanted = FILLS[slot] ?? []
    const given = rows.map((row) =>
      [...row.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '').toSorted(),
    )

    expect(given).toEqual(rows.map(() => wanted))
  })

  test('ends every sentence, and closes a clause with a full stop', () => {
    for (const row of rows) {
      expect(row).toMatch(/[.!?।]”?$/u)
      expect(row).not.toMatch(/\{way\}(?![.।])/u)
    }
  })

  test('keeps clear of worn phrases', () => {
    expect(rows.join(' ')).not.toMatch(
      /little did you know|tapestry|testament to|sends? shivers|destiny|bated breath|whispers? of/iu,
    )
  })
})

const REPLYING = (['mr', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'ur'] as const).map((language) => ({
  language,
  pack: languagePackOf(language),
}))

/** What speaks to the player as to a stranger, where the same storyteller says "tu" to them. */
const FORMAL = /आप|तुम्ही|तुमच|আপন|দিয়েছেন|உங்கள|நீங்கள|మీరు|మీరి|మీ |તમ[ાેન]|ನಿಮ್ಮ|ನೀವು|നിങ്ങ|آپ/u

test.for(REPLYING)('what is remembered in "$language" is told as to a friend', ({ pack }) => {
  const { memory } = pack
  const rows = Object.values(memory.facts).flatMap(({ with: one, without, none }) => [
    one,
    without,
    none,
  ])

  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => FORMAL.test(row))).toEqual([])
})

test('what is remembered in Hindi takes no player for a man', () => {
  const { facts, recalled } = hindi.memory
  const rows = [
    ...Object.values(facts).flatMap((line) => Object.values(line)),
    ...Object.values(recalled).flat(),
  ]

  expect(rows.filter((row) => /(?:े|ए) हो(?![\p{L}\p{M}])/u.test(row))).toEqual([])
})

const REPLIES = [...TONGUES, ...REPLYING].flatMap(({ language, pack: { replies } }) => [
  ...Object.entries(replies.intent).map(([kind, rows]) => ({ name: `${kind}, ${language}`, rows })),
  ...Object.entries(replies.asks).map(([kind, rows]) => ({ name: `${kind}?, ${language}`, rows })),
  ...(['deed', 'question', 'words', 'absent', 'silent'] as const).map((kind) => ({
    name: `${kind}, ${language}`,
    rows: replies[kind],
  })),
])

test.for(REPLIES)('a reply to $name is one short piece with nothing left open', ({ rows }) => {
  expect(new Set(rows).size).toBe(rows.length)
  for (const row of rows) {
    expect(row).toMatch(/^(?:\p{Lu}|\p{Lo}|\{name\}).*[.।۔]$/u)
    expect(row.length).toBeLessThan(90)
    expect(row.replaceAll('{name}', '')).not.toMatch(/[{}“”]/u)
  }
})

const NAMED = TONGUES.flatMap(({ language, pack: { named } }) => [
  ...Object.entries(named.asks).map(([kind, rows]) => ({ name: `${kind}?, ${language}`, rows })),
  ...Object.entries(named.deeds).map(([kind, rows]) => ({ name: `${kind}, ${language}`, rows })),
  { name: `amount, ${language}`, rows: named.amount },
  { name: `deed, ${language}`, rows: named.deed },
])

test.for(NAMED)('a line on a thing, for $name, names it once', ({ rows }) => {
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) {
    expect(row.match(/\{\w+\}/gu)).toEqual(['{thing}'])
    expect(row).toMatch(/^(?:\p{Lu}|\p{Lo}|\{thing\}).*[.।]$/u)
  }
})

const DEEDS = TONGUES.flatMap(({ language, pack: { deeds } }) => [
  ...Object.entries(deeds.kinds).map(([kind, rows]) => ({ name: `${kind}, ${language}`, rows })),
  { name: `any, ${language}`, rows: deeds.any },
  { name: `missing, ${language}`, rows: deeds.missing },
  { name: `refused, ${language}`, rows: deeds.refused },
  { name: `opening, ${language}`, rows: deeds.opening },
])

test.for(DEEDS)('a line on a deed, for $name, names it once', ({ rows }) => {
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) {
    expect(row.match(/\{\w+\}/gu)).toEqual(['{deed}'])
    expect(row).toMatch(/^(?:\p{Lu}|\{deed\}).*[.।]$/u)
  }
})

test.for(TONGUES)(
  'what may be said to any words in $language is enough never to be said twice',
  ({ pack: { replies, deeds } }) => {
    expect(deeds.any.length).toBeGreaterThan(9)
    const { deed, question, words, absent, silent } = replies
    for (const rows of [deed, question, words, absent, silent]) {
      expect(rows.length).toBeGreaterThan(9)
    }
  },
)

test('no reply weighs what was said, or takes the player at their word', () => {
  const said = REPLIES.flatMap(({ rows }) => rows).join(' ')

  expect(said).not.toMatch(
    /small thing|fair (?:thing|question)|good question|points for|takes you at/iu,
  )
})

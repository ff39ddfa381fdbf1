import { expect, test } from 'vitest'

import { MAX_NEUTRAL, NEUTRAL_KINDS, PHRASES, type Phrases } from './phrases.ts'

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(sentencesIn)

test.for(Object.entries(PHRASES))('the sentences in "%s" are few and plain', ([, phrases]) => {
  for (const kind of NEUTRAL_KINDS) {
    const rows = phrases.neutral[kind]
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.length).toBeLessThanOrEqual(MAX_NEUTRAL)
    expect(new Set(rows).size).toBe(rows.length)
  }
  for (const sentence of sentencesIn(phrases)) {
    expect(sentence.replace(/\{(?:name|names|way|who|what)\}/gu, 'x')).not.toMatch(/[{}]|\s{2}/u)
  }
})

test.for([
  ['hi', /\p{Script=Devanagari}/u],
  ['mr', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['ur', /\p{Script=Arabic}/u],
] as const)('in "%s" every neutral sentence is in its own script', ([language, script]) => {
  const { neutral, absent, next, closer }: Phrases = PHRASES[language]

  for (const sentence of sentencesIn([neutral, absent, next, closer])) {
    expect(sentence).toMatch(script)
    expect(sentence.replace(/\{\w+\}/gu, '')).not.toMatch(/\p{Script=Latin}/u)
  }
})

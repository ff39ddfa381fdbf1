import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PromptManifest, PastTurn } from '../narration/narration.ts'
import { summarizeUpTo, summaryPrompt, turnsToSummarize } from './condensing.ts'
import { summarise } from './summary.ts'
import { estimateTokens } from './tokens.ts'

const turns = (count: number, condensed: readonly number[] = []): PastTurn[] =>
  Array.from({ length: count }, (_, at) => ({
    deed: `deed ${at}`,
    told: `Told ${at}. `.repeat(8),
    note: {
      scene: 'The ford',
      deed: `deed ${at}`,
      fact: null,
      ...(condensed.includes(at) && { condensed: `All up to ${at}.` }),
    },
  }))

const manifest = (whole: number, { left = 1000 } = {}): PromptManifest => ({
  budget: 5000,
  tokens: 4000,
  blocks: [{ name: 'recent', tokens: whole * 100, left_out: 0 }],
  turns_whole: whole,
  turns_summed: 0,
  history_left: left,
  facts_told: 0,
  facts_left_out: 0,
})

test.each([
  ['all are told whole, and there is room', turns(9), manifest(9), null],
  ['the first are about to leave', turns(9), manifest(9, { left: 150 }), 6],
  ['too few are told to fill a step', turns(4), manifest(4, { left: 0 }), null],
  ['the first have left', turns(14), manifest(8), 6],
  ['they are condensed', turns(14, [5]), manifest(8), null],
  ['they are, and the next are about to leave', turns(14, [5]), manifest(8, { left: 150 }), 12],
  ['more have left than a step', turns(20, [5]), manifest(5), 12],
])('when %s', (_, past, prompt, due) => {
  expect(turnsToSummarize(past, prompt)).toBe(due)
})

test('a turn without notes is not condensed', () => {
  const past = turns(14).map((turn) => ({ ...turn, note: null }))

  expect(turnsToSummarize(past, manifest(8))).toBeNull()
})

test('the input of a summary is the last summary and the turns after it', () => {
  const { before, turns: since } = summarizeUpTo(turns(20, [5]), 12)

  expect(before).toBe('All up to 5.')
  expect(since.map(({ deed }) => deed)).toEqual([6, 7, 8, 9, 10, 11].map((at) => `deed ${at}`))
})

test('without summaries, older turns get one line each', () => {
  const { before, turns: since } = summarizeUpTo(turns(90), 60)

  expect(since).toHaveLength(12)
  expect(before).toMatch(/^- The ford: deed 0; deed 1;/u)
})

test('the input of a model fits its limit, with the newest turns', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 50, max: 900 }),
      (count, room) => {
        const asked = { before: '', turns: turns(count), language: 'en', rating: 'teen' } as const
        const { stable, changing } = summaryPrompt(asked, room)

        expect(estimateTokens(changing)).toBeLessThanOrEqual(room + 20)
        expect(changing).toContain(`Told ${count - 1}.`)
        expect(stable).toContain('Write in English')
      },
    ),
  )
})

test('a summary has the condensed text, and one line for each later stay', () => {
  const notes = turns(9, [2, 5]).flatMap(({ note }) => note ?? [])

  expect(summarise(notes, 400)).toBe('All up to 5.\n- The ford: deed 6; deed 7; deed 8')
})

test('a summary fits its limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 300 }),
      fc.integer({ min: 0, max: 60 }),
      (room, words) => {
        const [first, ...rest] = turns(9).flatMap(({ note }) => note ?? [])
        if (first === undefined) return
        const notes = [{ ...first, condensed: 'A long word. '.repeat(words) }, ...rest]

        expect(estimateTokens(summarise(notes, room))).toBeLessThanOrEqual(room)
      },
    ),
  )
})

import { expect, test } from 'vitest'

import { hear } from './hear.ts'
import { nearnessOf, rankWith, type Candidate, type Fit } from './rankMeant.ts'
import { NO_LORE, type WordLore } from './likeness.ts'

const doors: readonly Candidate[] = [
  {
    phrases: ['Wake the doctor', 'knock at the doctor’s door', 'call the doctor out of bed'],
    beyond: 'She listens with her lamp in her hand.',
  },
  {
    phrases: ['Look at the board by the shaft', 'read the enamel board', 'check the board'],
    beyond: 'Numbers of men who went down.',
  },
]
const listen = (text: string, lore: WordLore = NO_LORE) => {
  const ranked = rankWith(lore)(text, doors, 'A pit at night. A cage hangs over the shaft.')
  return { ranked, heard: hear(text, ranked) }
}

test('words that a choice and its other ways hold are taken for it', () => {
  expect(listen('I knock and wake the doctor').heard).toMatchObject({ meant: [0], isClear: true })
})

test('who only asks takes nothing yet, however near the words come', () => {
  expect(listen('who wakes the doctor at her door?').heard.isClear).toBe(false)
})

/** A choice that much speaks for, as it is heard with some of its signs changed. */
function heardWith(text: string, signs: Partial<Fit>) {
  const [best] = listen('check the board by the shaft').ranked
  return hear(text, best === undefined ? [] : [{ ...best, score: 100, ...signs }]).meant
}

test('whoever does something else is not asked back for a choice that shares a word', () => {
  expect(heardWith('wave at the board', { doesElse: true, answered: 0.43 })).toEqual([])
  expect(heardWith('wave at the board', { doesElse: true, answered: 0.6 })).toEqual([1])
})

test('whoever asks is asked back only for what is likely meant', () => {
  const likely = { score: 8, question: 0, answered: 1 }

  expect(heardWith('wave, board', { ...likely, asks: true })).toEqual([1])
  expect(heardWith('will the board wave', { ...likely, asks: true })).toEqual([])
  expect(heardWith('will the board wave', { ...likely, score: 30, asks: true })).toEqual([1])
})

test('words that nothing speaks for mean nothing', () => {
  expect(listen('I juggle three apples').heard).toMatchObject({ meant: [], isClear: false })
  expect(hear('anything', [])).toMatchObject({ meant: [], isClear: false })
})

test('kin of its words, and the company that they keep, bring a choice nearer', () => {
  const physician = 'fetch the physician'
  const kin: WordLore = {
    ...NO_LORE,
    kinOf: (stem) => new Map(stem === 'physician' ? [['doctor', 0.6]] : []),
  }
  const company: WordLore = {
    ...NO_LORE,
    vectorOf: (stem) =>
      ['physician', 'doctor'].includes(stem) ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
  }

  const [plain, near, beside] = [NO_LORE, kin, company].map((lore) => {
    const fit = listen(physician, lore).ranked.find(({ index }) => index === 0)
    return fit === undefined ? 0 : nearnessOf(fit)
  })

  expect(near).toBeGreaterThan(plain ?? 1)
  expect(beside).toBeGreaterThan(plain ?? 1)
})

test('a rare word tells more than a common one', () => {
  const lore: WordLore = { ...NO_LORE, rarity: (stem) => (stem === 'board' ? 1 : 0.1) }

  const { ranked } = listen('the doctor reads the board', lore)

  expect(ranked[0]?.index).toBe(1)
})

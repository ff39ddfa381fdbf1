import { Compiler, CompilerOptions } from 'inkjs/full'
import { describe, expect, test } from 'vitest'

import { steepWall, teaStall } from '@kathasagar/story/testing'
import type { ExportedStory } from '../json/exportedStory.ts'
import { inkPlay } from '../ink/inkPlay.ts'
import { replay } from '../replay/replay.ts'
import { endOf } from '../testing/endOf.ts'
import { shippedStories } from '../testing/shippedStories.ts'
import { comparable } from '../testing/comparable.ts'
import { writeInk } from './writeInk.ts'

const shipped = shippedStories().map(comparable)

/** A percentage that grows and shrinks by shares. */
const shares: ExportedStory = {
  title: 'Shares',
  structure: {
    start_node: 'hub',
    state: { trust: { number: [0, 100], start: 50 } },
    nodes: {
      hub: {
        text: 'Trust is {=trust}.',
        choices: [
          { text: 'Praise', target: 'hub', sets: { trust: '%+30' } },
          { text: 'Mock', target: 'hub', sets: { trust: '%-20' } },
          { text: 'Go', target: 'end' },
        ],
      },
      end: { text: '{trust > 60: He smiles.|He frowns.}', choices: [] },
    },
  },
}

/** A number, a word and a flag that chance gives, on arrival and by a choice. */
const chances: ExportedStory = {
  title: 'Chances',
  structure: {
    start_node: 'in',
    state: {
      die: { number: [1, 6] },
      card: { one_of: ['an ace', 'a king'] },
      lucky: { flag: false },
    },
    nodes: {
      in: {
        text: 'You throw {=die}.',
        enters: { sets: { die: '?2..4' } },
        choices: [{ text: 'Draw', target: 'out', sets: { card: '?', lucky: '?' } }],
      },
      out: { text: 'It is {=card}. {lucky: Luck!|None.}', choices: [] },
    },
  },
}

function compiled(story: ExportedStory) {
  const faults: string[] = []
  const options = new CompilerOptions(null, [], true, (fault) => faults.push(fault), null)
  return { ink: new Compiler(writeInk(story), options).Compile(), faults }
}

describe('a story that leaves as ink', () => {
  test.each([...shipped, { title: 'The Stall', structure: teaStall }, shares])(
    '$title is compiled without a fault, tells the same on 200 ways in ink’s own engine, and ends there',
    (story) => {
      const { ink, faults } = compiled(story)

      expect(faults).toEqual([])
      expect(replay(story.structure, inkPlay(ink))).toEqual({
        ways: expect.any(Number),
        differences: 0,
        first: null,
      })
      expect(endOf(inkPlay(ink))?.text).toMatch(/\S/u)
    },
  )

  test('a choice that takes what does not fit is closed in ink’s own engine, too', () => {
    const oneHand = comparable({
      title: 'The Wall',
      structure: steepWall,
      about: { game_config: { inventory_slots: 1 } } as ExportedStory['about'],
    })
    const { ink, faults } = compiled(oneHand)

    expect(faults).toEqual([])
    expect(replay(oneHand.structure, inkPlay(ink))).toMatchObject({ differences: 0, first: null })
  })

  test('a choice that may fail does so in ink’s own engine as often as here, in its author’s words', () => {
    const { ink, faults } = compiled({ title: 'The Wall', structure: steepWall })
    const open = inkPlay(ink)
    const told = Array.from({ length: 200 }, (_, seed) => {
      const play = open(seed + 1, () => '')
      play.now()
      play.choose(0)
      return play.now()?.text.trim() ?? ''
    })
    const failed = told.filter((text) => text.startsWith('Your hand slips'))

    expect(faults).toEqual([])
    expect(failed.length).toBeGreaterThan(70)
    expect(failed.length).toBeLessThan(130)
    expect(told.filter((text) => text === 'You are up.')).toHaveLength(200 - failed.length)
  })

  test('what chance gives is drawn in ink’s own engine, and all of it', () => {
    const { ink, faults } = compiled(chances)
    const open = inkPlay(ink)
    const told = Array.from({ length: 100 }, (_, seed) => {
      const play = open(seed + 1, () => '')
      const first = play.now()?.text.trim()
      play.choose(0)
      return [first, play.now()?.text.trim()]
    })

    expect(faults).toEqual([])
    expect(new Set(told.map(([first]) => first))).toEqual(
      new Set(['You throw 2.', 'You throw 3.', 'You throw 4.']),
    )
    expect(new Set(told.map(([, last]) => last))).toEqual(
      new Set([
        'It is an ace. Luck!',
        'It is an ace. None.',
        'It is a king. Luck!',
        'It is a king. None.',
      ]),
    )
  })

  test('words that are marks of ink stay words', () => {
    const text =
      '* Star\n+ Plus\n- Minus -> END\n=== knot\n~ x\n// note /* more */ {a|b} <> #tag [c] \\ TODO: VAR x'
    const choices = [{ text: 'A [b] {c} | d # e // f', target: 'out' }]
    const structure = {
      start_node: 'in',
      nodes: { in: { text, choices }, out: { text: 'Out.', choices: [] } },
    }
    const { ink, faults } = compiled({ title: 'Marks', structure })

    expect(faults).toEqual([])
    expect(replay(structure, inkPlay(ink))).toMatchObject({ ways: 200, differences: 0 })
  })
})

describe('words of a story that ink would read as marks', () => {
  const told = (text: string, state: ExportedStory['structure']['state'] = {}) => {
    const nodes = { in: { text, choices: [] } }
    const ink = writeInk({ title: 'Marks', structure: { start_node: 'in', state, nodes } })
    const errors: string[] = []
    const options = new CompilerOptions(null, [], false, (message) => errors.push(message))
    return new Compiler(ink, options).Compile().ContinueMaximally()?.trim()
  }

  test.each([
    ['{Meera\\: hi|again}', 'Meera: hi'],
    ['{ !Halt|go}', '!Halt'],
    ['{ &Co|go}', '&Co'],
    ['{ $5|go}', '$5'],
    ['{ ~z|go}', '~z'],
    ['Meera: hi', 'Meera: hi'],
  ])('are words in %s', (text, said) => {
    expect(told(text)).toBe(said)
  })

  test.each([
    ['a//b', 'a∕/b'],
    ['a /* b', 'a ∕* b'],
    ['c -> d', 'c → d'],
    ['c <- d', 'c ← d'],
    ['e|f', 'e¦f'],
    ['#g', '＃g'],
    ['~h', '∼h'],
    ['i <> j', 'i ‹› j'],
  ])('are like themselves in the value %s, and equal to it', (value, said) => {
    const state = { word: { one_of: [value, 'other'], start: value } }

    expect(told(`{word == "${value}": Yes|No}, {=word}`, state)).toBe(`Yes, ${said}`)
  })
})

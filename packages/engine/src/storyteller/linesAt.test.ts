import { TEXT_MODEL_KEYS, type StoryLanguage } from '@kathasagar/story/vocabulary'
import { openGraph, type StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { assemblePrompt } from '../prompt/assemblePrompt.ts'
import { beginStory } from '../turn/apply.ts'
import type { Ruling } from '../ruling/ruling.ts'
import { english } from './languages/english.ts'
import { hindi } from './languages/hindi.ts'
import type { Lines } from './lines/lines.ts'
import { tell } from './tell.ts'
import type { TellRequest } from './telling.ts'

const story: StoryStructure = {
  start_node: 'road',
  nodes: {
    road: {
      text: 'The road forks under a neem.',
      choices: [
        { text: 'Go to the house', target: 'house' },
        { text: 'Walk on', target: 'end' },
        { text: 'Go down to the river', target: 'river' },
      ],
    },
    house: {
      text: 'Your brother lies on the cot and does not breathe.',
      grave: true,
      choices: [{ text: 'Light the lamp', target: 'pyre' }],
    },
    river: { text: 'The river is low.', choices: [{ text: 'Walk on', target: 'end' }] },
    end: { text: 'The road goes home.', choices: [] },
    pyre: { text: 'By morning there is ash.', grave: true, choices: [] },
  },
}
const graph = openGraph(story)
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed * 7919)

type Asked = Pick<TellRequest, 'ruling'> & Partial<TellRequest>

const requestOf = ({
  node = 'road',
  seed = 1,
  ...asked
}: Asked & { node?: string; seed?: number }) =>
  ({
    graph,
    state: { ...beginStory(graph, { seed, xp: 10 }).state, node },
    action: null,
    language: 'en',
    manner: 'tenali',
    recent: [],
    ...asked,
  }) satisfies TellRequest

const into = (choice: number, target: string): Ruling => ({
  kind: 'advance',
  choice,
  target,
  by: 'choice',
})

/** Every line of a slot, without what is filled in, as it may stand in an answer. */
const piecesOf = (lines: Partial<Lines>, ...slots: (keyof Lines)[]) =>
  slots
    .flatMap((slot) => lines[slot] ?? [])
    .map(
      (row) =>
        row
          .split(/\{\w+\}[.।]?/u)
          .map((piece) => piece.trim())
          .toSorted((a, b) => b.length - a.length)[0],
    )
    .filter((piece) => piece !== undefined && piece.length > 3)

const saysOneOf = (text: string, pieces: readonly (string | undefined)[]) =>
  pieces.some((piece) => piece !== undefined && text.includes(piece))

describe.for([
  { language: 'en', pack: english },
  { language: 'hi', pack: hindi },
] as const)('in $language', ({ language, pack }) => {
  test.for(TEXT_MODEL_KEYS)('%s has no line of its own around what is grave', (manner) => {
    const own = piecesOf(pack.lines[manner], 'immerse', 'ending')

    for (const seed of SEEDS) {
      const arriving = requestOf({ seed, language, manner, ruling: into(0, 'house') })
      const ending = requestOf({ seed, language, manner, node: 'house', ruling: into(0, 'pyre') })

      expect(saysOneOf(tell(arriving).narrative, own)).toBe(false)
      expect(tell(ending).narrative.endsWith('By morning there is ash.')).toBe(true)
    }
  })

  test.for(TEXT_MODEL_KEYS)('%s comes to an ending by its scene alone, and closes it', (manner) => {
    for (const seed of SEEDS) {
      const { narrative } = tell(requestOf({ seed, language, manner, ruling: into(1, 'end') }))

      expect(narrative).toMatch(/^The road goes home\.\n\n/u)
      expect(saysOneOf(narrative, piecesOf(pack.lines[manner], 'ending'))).toBe(true)
    }
  })

  test.for(TEXT_MODEL_KEYS)('%s puts nothing of its own before a scene', (manner) => {
    for (const seed of SEEDS) {
      const { narrative } = tell(requestOf({ seed, language, manner, ruling: into(2, 'river') }))

      expect(narrative).toBe('The river is low.')
    }
  })
})

test.for([
  'bn',
  'mr',
  'ta',
  'te',
  'gu',
  'kn',
  'ml',
  'ur',
] as const satisfies readonly StoryLanguage[])(
  'a story in %s begins, goes on and ends in its author’s words alone',
  (language) => {
    for (const manner of TEXT_MODEL_KEYS) {
      const at = (ruling: TellRequest['ruling']) =>
        tell(requestOf({ language, manner, ruling })).narrative

      expect(at({ kind: 'start' })).toBe('The road forks under a neem.')
      expect(at(into(2, 'river'))).toBe('The river is low.')
      expect(at({ kind: 'advance', choice: 2, target: 'river', by: 'continue' })).toBe(
        'The river is low.',
      )
      expect(at(into(1, 'end'))).toBe('The road goes home.')
      expect(at(into(0, 'house'))).toBe(story.nodes['house']?.text)
    }
  },
)

test.for(['bn', 'mr', 'ta', 'te', 'gu', 'kn', 'ml', 'ur'] as const)(
  'words that were heard as a choice of a story in %s are told without a word of English',
  (language) => {
    const graph = openGraph({
      start_node: 'ঘাট',
      nodes: {
        ঘাট: { text: 'নৌকা।', choices: [{ text: 'মাঝিকে ডাকো', target: 'শেষ' }] },
        শেষ: { text: 'সকাল।', choices: [] },
      },
    })
    const { state } = beginStory(graph, { xp: 100, seed: 1 })
    const ruling = { kind: 'advance', choice: 0, target: 'শেষ', by: 'words' } as const

    expect(tell(requestOf({ graph, state, language, ruling })).narrative).not.toMatch(/[a-z]/iu)
  },
)

const GHAT = openGraph({
  start_node: 'ঘাট',
  cast: { মাঝি: { name: 'মাঝি', otherwise: ['মাঝি চুপ করে থাকে।'] } },
  things: { শঙ্খ: { name: 'শঙ্খ', carried: true } },
  state: {},
  nodes: {
    ঘাট: {
      text: 'নৌকা বাঁধা। জল নামছে।',
      scene: { place: 'river', time: 'night', weather: 'rain' },
      people: ['মাঝি'],
      details: ['রুপোর আয়না', 'দড়িটা ভেজা।'],
      choices: [
        { text: 'মাঝিকে ডাকো', target: 'শেষ' },
        { text: 'বাড়ি ফেরো', target: 'শেষ' },
      ],
    },
    শেষ: { text: 'সকাল।', grave: true, choices: [{ text: 'ফেরো', target: 'ঘাট' }] },
  },
})
const STAYS = { depth: 3, pressure: 'event', toward: 0 } as const
const detour = (words: string): Ruling => ({ kind: 'detour', words, ...STAYS })
const PATHS = [
  { kind: 'linger', detail: 0 },
  { kind: 'linger', detail: 2 },
] as const

test.for(['bn', 'mr', 'ta', 'te', 'gu', 'kn', 'ml', 'ur'] as const)(
  'no turn of a story in %s is told with a word of English',
  (language) => {
    const rulings: TellRequest['ruling'][] = [
      { kind: 'start' },
      ...(['choice', 'continue', 'words'] as const).map((by) => ({
        kind: 'advance' as const,
        choice: 0,
        target: 'শেষ',
        by,
      })),
      ...[0, 1, 2, 3].map((detail) => ({ kind: 'linger' as const, detail, ...STAYS })),
      { kind: 'immerse', paths: PATHS },
      { kind: 'show' },
      { kind: 'rejoin', choice: 0, leads: 'back', by: 'choice' },
      { kind: 'topic', person: 'মাঝি', answer: null, said: ['name'] },
      { kind: 'locked', choice: 0 },
      ...['who is here?', 'what time is it?', 'I hum', 'do I have the শঙ্খ?', 'জল কোথায়?'].map(
        detour,
      ),
    ]
    const { state } = beginStory(GHAT, { xp: 100, seed: 1 })
    for (const manner of TEXT_MODEL_KEYS) {
      for (const ruling of rulings) {
        for (const recent of [[], ['নৌকা বাঁধা। জল নামছে।', 'দড়িটা ভেজা।']]) {
          const again = { ...state, visited: ['ঘাট', 'শেষ'] }
          const request = { graph: GHAT, state: again, language, manner, ruling, recent }
          const told = tell(requestOf({ ...request, node: 'ঘাট' }))

          const words = [told.narrative, told.setup ?? '', ...told.choices].join(' ')
          expect(words).not.toMatch(/[a-z]/iu)
          expect(`${told.narrative}${told.setup ?? ''}`).not.toBe('')
        }
      }
    }
  },
)

test('a connected model is told of what is grave, and of nothing else', () => {
  const promptFor = (ruling: Ruling) => JSON.stringify(assemblePrompt(requestOf({ ruling }), 8000))

  expect(promptFor(into(0, 'house'))).toContain('marks this as grave')
  expect(promptFor(into(2, 'river'))).not.toContain('marks this as grave')
})

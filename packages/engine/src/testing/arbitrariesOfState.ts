import * as fc from 'fast-check'
import type { Choice, Reaction, Sets, StoryNode, StoryStructure } from '@kathasagar/story'

import { wellFormed } from './arbitraries.ts'

const CONDITIONS = [
  '',
  'brave',
  'trust >= 2',
  'mood == "calm" and not brave',
  'trust - 1 < 1',
] as const
const VARIED = [
  '',
  ' {It is quiet.|It is still quiet.|Nothing has changed.}',
  ' {brave: You stand upright.|You look for the door.}',
  ' {&A bell.|A drum.} {!A dog barks {twice|again}.}',
] as const

const sets: fc.Arbitrary<Sets> = fc.constantFrom<Sets[]>(
  {},
  { brave: true },
  { brave: false, trust: '+1' },
  { trust: '-2' },
  { trust: 9, mood: 'wild' },
  { mood: '?', trust: '?1..3' },
  { mood: 'of no list', nobody: true },
  { has_letters: true, health: '-30' },
  { has_letters: '?', has_key: false, health: '+5' },
)

const condition = fc.constantFrom(...CONDITIONS)

const reactionTo = (nodes: readonly string[]): fc.Arbitrary<Reaction> =>
  fc.record(
    {
      to: fc.constant(['sing']),
      text: fc.constantFrom('You sing.', 'You sing{, well|, badly}.'),
      if: condition,
      sets,
      once: fc.boolean(),
      goes: fc.constantFrom(...nodes),
    },
    { requiredKeys: ['to', 'text'] },
  )

const checkTo = (nodes: readonly string[]) =>
  fc.record({
    helps: fc.constantFrom('', 'trust', 'health'),
    difficulty: fc.constantFrom(undefined, 'easy', 'hard'),
    fails: fc.record({
      text: fc.constantFrom('You fall{|, again}.', 'No.'),
      target: fc.constantFrom(...nodes),
      sets,
    }),
  })

interface ScenePlan {
  varied: string
  enters: Sets
  pressure: readonly string[]
  close_up: NonNullable<StoryNode['close_up']>
  choices: readonly Pick<Choice, 'if' | 'sets' | 'locked' | 'recall' | 'check'>[]
  reactions: readonly Reaction[]
}

const scenePlan = (nodes: readonly string[]): fc.Arbitrary<ScenePlan> =>
  fc.record({
    varied: fc.constantFrom(...VARIED),
    enters: sets,
    pressure: fc.constantFrom([], ['The kettle {sings|whistles}.', 'A door bangs.']),
    close_up: fc.constantFrom('', 'Dust lies here.', { text: 'A hole!', sets: { brave: true } }),
    choices: fc.array(
      fc.record({
        if: condition,
        sets,
        locked: fc.constantFrom('', 'The door is barred.'),
        recall: fc.constantFrom('', 'You went.'),
        check: fc.option(checkTo(nodes), { nil: undefined }),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    reactions: fc.array(reactionTo(nodes), { maxLength: 2 }),
  })

const told = (node: StoryNode, plan: ScenePlan): StoryNode => ({
  ...node,
  text: node.text + plan.varied,
  people: ['jamuna'],
  things: ['letters'],
  meets: ['river'],
  enters: { sets: plan.enters },
  pressure: plan.pressure,
  close_up: plan.close_up,
  reactions: plan.reactions,
  choices: node.choices.map((choice, i) => ({ ...choice, ...plan.choices[i] })),
})

/** Valid stories with state, people who speak, and varied texts. */
export const richStory: fc.Arbitrary<StoryStructure> = wellFormed.chain((structure) => {
  const names = Object.keys(structure.nodes)
  const plans = fc.array(scenePlan(names), { minLength: names.length, maxLength: names.length })
  return fc.tuple(plans, fc.array(reactionTo(names), { maxLength: 2 })).map(([scenes, wide]) => ({
    ...structure,
    state: {
      brave: { flag: false, label: 'You are brave' },
      mood: { one_of: ['calm', 'wild'] },
      trust: { number: [0, 3], start: 1 },
      health: { health: true },
    } satisfies StoryStructure['state'],
    cast: {
      jamuna: {
        name: 'Jamuna',
        says: [
          { about: ['tea'], text: '“Drink{, friend|}.”', if: 'trust >= 1', sets: { trust: '+1' } },
          { about: ['the pass'], text: '“No.”', once: true },
        ],
        otherwise: ['She looks away.', 'She says nothing.'],
      },
    },
    things: {
      letters: { name: 'the letters', carried: false },
      key: { name: 'a key', carried: true },
    },
    codex: [{ id: 'river', title: 'The river', text: 'It is long.' }],
    reactions: wide,
    nodes: Object.fromEntries(
      Object.entries(structure.nodes).map(([name, node], i) => {
        const plan = scenes[i]
        return [name, plan ? told(node, plan) : node]
      }),
    ),
  }))
})

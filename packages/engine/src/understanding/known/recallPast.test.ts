import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { offeredChoices, worldOf } from '../../world/playWorld.ts'
import { playThrough } from '../../testing/playThrough.ts'
import type { PlannedAction } from '../../testing/arbitraries.ts'
import type { TurnState } from '../../world/turnState.ts'
import { withoutRemoved } from '../../memory/removedFacts.ts'
import { readFacts } from '../../world/fact.ts'
import { parsePastQuestion } from './recallPast.ts'

const SHORE: StoryStructure = {
  start_node: 'shore',
  cast: {
    mother: { name: 'Mother', aliases: ['amma', 'माँ'], otherwise: ['Mother counts the nets.'] },
    kevat: { name: 'Kevat', otherwise: ['Kevat spits.'] },
  },
  things: { shell: { name: 'the white shell', aliases: ['shell'], carried: true } },
  state: {},
  reactions: [
    { deeds: ['hit', 'slap'], to: ['hit kevat'], text: 'He takes it, and says nothing.' },
  ],
  nodes: {
    shore: {
      text: 'Two boats, and the tide going out.',
      people: ['mother', 'kevat'],
      choices: [
        { text: 'Give Kevat the white shell', target: 'boat', sets: { has_shell: false } },
        { text: 'Push the boat out', target: 'boat' },
      ],
    },
    boat: {
      text: 'The boat.',
      people: ['mother', 'kevat'],
      choices: [{ text: 'Row home', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const say = (text: string): PlannedAction => ({ type: 'custom_action', text })
const give: PlannedAction = { type: 'continue', pick: 0 }

const answer = (...actions: PlannedAction[]) =>
  playThrough(SHORE, actions, { seed: 5, xp: 200 }).turns.at(-1)?.telling.narrative

const PROMISE = say('I promise Mother to bring back the net')
const TOLD = say('I tell Kevat that the well is dry')

test.for([
  [[PROMISE], 'what did I promise Mother?', 'You promised Mother: “to bring back the net.”'],
  [[PROMISE], 'did I promise anything to amma?', 'Yes. You promised Mother: “to bring'],
  [[PROMISE], 'what was my promise?', 'You promised Mother: “to bring back the net.”'],
  [[PROMISE], 'did i give my word to Kevat', 'No. You have given no such promise'],
  [[PROMISE, TOLD], 'what have I told Kevat so far?', 'You told Kevat: “the well is dry.”'],
  [[TOLD], 'have I told Mother about the well?', 'No. You have told nobody that'],
  [[TOLD], 'whom did I tell about the well', 'You told Kevat: “the well is dry.”'],
  [[say('hit kevat')], 'did I hurt Kevat?', 'Yes. You hurt Kevat.'],
  [[say('my name is Meenu')], 'what is my name?', 'Your name is Meenu.'],
  [[], 'do I still have the shell?', 'Yes, you still have it.'],
  [[give], 'do I have the shell?', 'No, you do not have it.'],
  [[give], 'did I give Kevat anything?', 'Yes. You gave Kevat: “the white shell.”'],
  [[PROMISE], 'maine amma se kya wada kiya tha?', 'You promised Mother: “to bring back the net.”'],
  [[PROMISE], 'मैंने माँ से क्या वादा किया था?', 'You promised Mother: “to bring back the net.”'],
] as const)('after %j the question “%s” is answered: %s', ([before, question, told]) => {
  expect(answer(...before, say(question))).toContain(told)
})

test("a question about the player's name gets the last of several names", () => {
  const said = ['my name is Meenu', 'my name is Tara', 'what is my name?'].map(say)

  expect(answer(...said)).toBe('Your name is Tara.')
})

test.for([
  ['bn', 'আমি কথা দিচ্ছি যে ফিরে আসব', 'আমি কী কথা দিয়েছি?', 'ফিরে আসব'],
  ['mr', 'मी वचन देतो की परत येईन', 'मी काय वचन दिलं होतं?', 'परत येईन'],
  ['ta', 'நான் திரும்பி வருவேன் என்று சத்தியம் செய்கிறேன்', 'நான் என்ன வாக்கு கொடுத்தேன்?', 'திரும்பி வருவேன்'],
  ['te', 'నేను మాట ఇస్తున్నాను తిరిగి వస్తాను', 'నేను ఏ మాట ఇచ్చాను', 'తిరిగి వస్తాను'],
  ['gu', 'હું વચન આપું છું કે પાછો આવીશ', 'મેં શું વચન આપ્યું હતું?', 'પાછો આવીશ'],
  ['kn', 'ನಾನು ಮಾತು ಕೊಡುತ್ತೇನೆ ಮರಳಿ ಬರುತ್ತೇನೆ', 'ನಾನು ಏನು ಮಾತು ಕೊಟ್ಟೆ?', 'ಮರಳಿ ಬರುತ್ತೇನೆ'],
  ['ml', 'ഞാൻ വാക്ക് തരുന്നു തിരിച്ചു വരും', 'ഞാൻ എന്ത് വാക്കാണ് നൽകിയത്?', 'തിരിച്ചു വരും'],
  ['ur', 'میں وعدہ کرتا ہوں کہ واپس آؤں گا', 'میں نے کیا وعدہ کیا تھا؟', 'واپس آؤں گا'],
] as const)('a story in "%s" answers a question about a promise', (row) => {
  const [language, promise, question, what] = row
  const { turns } = playThrough(SHORE, [say(promise), say(question)], {
    seed: 5,
    xp: 200,
    language,
  })

  expect(turns.at(-1)?.telling.narrative).toContain(`“${what}`)
})

test.for(['আমি কথা দিচ্ছি যে ফিরে আসব', 'मी वचन दिलं', 'میں نے وعدہ کیا کہ واپس آؤں گا'])(
  '“%s” does not ask about a promise',
  (text) => {
    const graph = openGraph(SHORE)

    expect(parsePastQuestion({ graph, node: 'shore' }, text)).toBeNull()
  },
)

const HUT: StoryStructure = {
  start_node: 'hut',
  things: {
    iron: { name: 'the iron key', aliases: ['iron key', 'key'], carried: true },
    brass: { name: 'the brass key', aliases: ['brass key'], carried: false },
    skin: { name: 'the water-skin', carried: false },
    lamp: { name: 'the lamp' },
  },
  nodes: {
    hut: {
      text: 'A hut, and two roads out of it.',
      choices: [
        { text: 'Take the water-skin', target: 'hut2', sets: { has_skin: true } },
        { text: 'Take the left path', target: 'hut2' },
        { text: 'Put down the iron key', target: 'hut2', sets: { has_iron: false } },
        { text: 'Take the lamp', target: 'hut2' },
      ],
    },
    hut2: {
      text: 'The hut again.',
      choices: [{ text: 'Hang it up again', target: 'hut', sets: { has_skin: false } }],
    },
    end: { text: 'The end.', choices: [] },
  },
}
const does = (pick: number): PlannedAction => ({ type: 'continue', pick })
const [SKIN, PATH, PUT_DOWN, LAMP, HANG_UP] = [0, 1, 2, 3, 0].map(does) as [
  PlannedAction,
  PlannedAction,
  PlannedAction,
  PlannedAction,
  PlannedAction,
]

test.for([
  [[], 'what do I have?', 'You have the iron key.'],
  [[SKIN], 'what do I have?', 'You have the iron key and the water-skin.'],
  [[SKIN, HANG_UP], 'what do I have?', 'You have the iron key.'],
  [[SKIN, HANG_UP], 'do I have the water-skin?', 'No, you do not have it.'],
  [[PATH], 'what do I have?', 'You have the iron key.'],
  [[LAMP], 'what do I have?', 'You have the iron key and the lamp.'],
  [[PUT_DOWN], 'what do I have?', 'You have nothing with you.'],
  [[], 'do I have the iron key?', 'Yes, you still have it.'],
  [[], 'do I have the brass key?', 'No, you do not have it.'],
] as const)(
  'after %j the question “%s” gets the state of the story: %s',
  ([before, question, told]) => {
    const { turns } = playThrough(HUT, [...before, say(question)], { seed: 5, xp: 200 })

    expect(turns.at(-1)?.telling.narrative).toBe(told)
  },
)

test('a question about one of two keys gets no yes or no', () => {
  const { turns } = playThrough(HUT, [say('do I have a rusty key?')], { seed: 5, xp: 200 })

  expect(turns.at(-1)?.telling.narrative).not.toMatch(/you still have|do not have/u)
})

const KEPT = { text: 'Show Mother that you kept it', target: 'end', if: 'promised_mother' }
const { shore } = SHORE.nodes
const ASKING: StoryStructure = {
  ...SHORE,
  nodes: {
    ...SHORE.nodes,
    shore: { text: '', ...shore, choices: [KEPT, ...(shore?.choices ?? [])] },
  },
}

function promised() {
  const { graph, turns } = playThrough(ASKING, [PROMISE], { seed: 5, xp: 200 })
  const state = turns.at(-1)?.state
  if (!state) throw new Error('No turn')
  const removed = [{ number: state.turn, facts: readFacts(state.facts) }]
  return { graph, state, removed }
}

test('a choice that requires a promise closes if the promise is deleted', () => {
  const { graph, state, removed } = promised()
  const open = (now: TurnState) => offeredChoices(graph, worldOf(graph, now), 'shore')[0]?.text
  const offered = ({ offers }: TurnState) => offers.map(({ text }) => text)

  const after = withoutRemoved(graph, state, removed)

  expect([state, after].map(open)).toEqual([KEPT.text, 'Give Kevat the white shell'])
  expect(offered(after)).toEqual(offered(state).filter((text) => text !== KEPT.text))
  expect(after.facts).toEqual([])
  expect(withoutRemoved(graph, after, removed)).toBe(after)
})

test('a closer look loses only the choice that requires a deleted fact', () => {
  const { graph, state, removed } = promised()
  const closer: TurnState = {
    ...state,
    offers: [
      { text: 'Look at the oar', path: { kind: 'linger', detail: 0 } },
      { text: 'Keep your word', path: { kind: 'choice', index: 0 } },
    ],
  }

  expect(withoutRemoved(graph, closer, removed).offers).toEqual(closer.offers.slice(0, 1))
})

test('a repeated promise disappears only if both turns are deleted', () => {
  const { graph, turns } = playThrough(ASKING, [PROMISE, say('I look at the tide'), PROMISE], {
    seed: 5,
    xp: 200,
  })
  const last = turns.at(-1)?.state
  const said = turns.flatMap(({ state: { facts, turn } }) => {
    const own = readFacts(facts).filter((fact) => fact.kind === 'promised' && fact.turn === turn)
    return own.length > 0 ? [{ number: turn, facts: own }] : []
  })
  const [first, second] = said
  if (!last || !first || !second) throw new Error('Not twice')
  const isOpen = (state: TurnState) =>
    offeredChoices(graph, worldOf(graph, state), 'shore').some(({ text }) => text === KEPT.text)
  // Facts of older versions have no turns.
  const facts = readFacts(last.facts).map(({ turns: _unknown, ...fact }) => fact)

  const after = [[first], [second], [first, second]].map((gone) =>
    isOpen(withoutRemoved(graph, last, gone)),
  )

  expect(after).toEqual([true, true, false])
  expect(isOpen(withoutRemoved(graph, { ...last, facts }, [second]))).toBe(false)
})

test('a promise to an absent person stays unknown to them if another promise is deleted', () => {
  const way = (who: string) => ({ text: `Ask ${who}`, target: 'end', if: `promised_${who}` })
  const apart: StoryStructure = {
    ...SHORE,
    nodes: {
      ...SHORE.nodes,
      shore: {
        text: 'The shore.',
        people: ['mother'],
        choices: [way('kevat'), way('mother'), { text: 'Row', target: 'boat' }],
      },
    },
  }
  const said = [PROMISE, say('I promise Kevat to mend the oar')]
  const { graph, turns } = playThrough(apart, said, { seed: 5, xp: 200 })
  const [first, last] = turns.map(({ state }) => state)
  if (!first || !last) throw new Error('No turns')
  const open = (now: TurnState) =>
    offeredChoices(graph, worldOf(graph, now), 'shore').map(({ text }) => text)

  const after = withoutRemoved(graph, last, [{ number: first.turn, facts: readFacts(first.facts) }])

  expect(readFacts(last.facts).map(({ who }) => who)).toEqual(['mother', 'kevat'])
  expect(open(last)).toEqual(['Ask mother', 'Row'])
  expect(open(after)).toEqual(['Row'])
})

test('words to an unnamed person are not attributed to a person', () => {
  const said = [
    say('I say that the tide took it'),
    say('what did I say?'),
    say('what did I tell Mother?'),
  ]
  const { turns } = playThrough(SHORE, said, { seed: 5, xp: 200 })

  expect(turns.map(({ telling }) => telling.narrative).join(' ')).not.toMatch(/You told/u)
})

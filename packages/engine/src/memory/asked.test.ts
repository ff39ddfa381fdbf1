import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { offersIn, worldOf } from '../state/playWorld.ts'
import { playThrough } from '../testing/playThrough.ts'
import type { PlannedAction } from '../testing/arbitraries.ts'
import type { TurnState } from '../turn/turnState.ts'
import { withCorrections } from './corrections.ts'
import { readFacts } from './fact.ts'
import { pastAsked } from './pastAsked.ts'

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

/** What is told to the last of several actions. */
const answer = (...actions: PlannedAction[]) =>
  playThrough(SHORE, actions, { seed: 5, xp: 200 }).turns.at(-1)?.telling.narrative

const PROMISE = say('I promise Mother to bring back the net')
const TOLD = say('I tell Kevat that the well is dry')

test.for([
  [[PROMISE], 'what did I promise Mother?', 'You promised Mother to bring back the net.'],
  [[PROMISE], 'did I promise anything to amma?', 'Yes. You promised Mother to bring'],
  [[PROMISE], 'what was my promise?', 'You promised Mother to bring back the net.'],
  [[PROMISE], 'did i give my word to Kevat', 'No. You have given no such promise'],
  [[PROMISE, TOLD], 'what have I told Kevat so far?', 'You told Kevat that the well is dry.'],
  [[TOLD], 'have I told Mother about the well?', 'No. You have told nobody that'],
  [[TOLD], 'whom did I tell about the well', 'You told Kevat that the well is dry.'],
  [[say('hit kevat')], 'did I hurt Kevat?', 'Yes. You hurt Kevat.'],
  [[say('my name is Meenu')], 'what is my name?', 'Your name is Meenu.'],
  [[], 'do I still have the shell?', 'Yes, you still have it.'],
  [[give], 'do I have the shell?', 'No, you do not have it.'],
  [[give], 'did I give Kevat anything?', 'Yes. You gave Kevat the white shell.'],
  [[PROMISE], 'maine amma se kya wada kiya tha?', 'You promised Mother to bring back the net.'],
  [[PROMISE], 'मैंने माँ से क्या वादा किया था?', 'You promised Mother to bring back the net.'],
] as const)('after %j the question “%s” is answered: %s', ([before, question, told]) => {
  expect(answer(...before, say(question))).toContain(told)
})

test('of several names the last is told to whoever asks for theirs', () => {
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
] as const)('in a story in "%s" a promise is told back to whoever asks for it', (row) => {
  const [language, promise, question, what] = row
  const { turns } = playThrough(SHORE, [say(promise), say(question)], {
    seed: 5,
    xp: 200,
    language,
  })

  expect(turns.at(-1)?.telling.narrative).toContain(`“${what}`)
})

test.for(['আমি কথা দিচ্ছি যে ফিরে আসব', 'मी वचन दिलं', 'میں نے وعدہ کیا کہ واپس آؤں گا'])(
  '“%s” asks for no promise',
  (text) => {
    const graph = openGraph(SHORE)

    expect(pastAsked({ graph, node: 'shore' }, text)).toBeNull()
  },
)

/** A hut with things that can be carried, one at a time or none. */
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
] as const)('after %j who asks “%s” is told what the story has: %s', ([before, question, told]) => {
  const { turns } = playThrough(HUT, [...before, say(question)], { seed: 5, xp: 200 })

  expect(turns.at(-1)?.telling.narrative).toBe(told)
})

test('a key of which there are two is not said to be had', () => {
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

/** The story, and where a promise has left it. */
function promised() {
  const { graph, turns } = playThrough(ASKING, [PROMISE], { seed: 5, xp: 200 })
  const state = turns.at(-1)?.state
  if (!state) throw new Error('No turn')
  const open = (now: TurnState) => offersIn(graph, worldOf(graph, now), 'shore')[0]?.text
  const correct = (text: string, is_struck: boolean) =>
    withCorrections(graph, state, [
      { text, is_struck, number: state.turn, facts: readFacts(state.facts) },
    ])
  return { graph, state, open, correct }
}

test('what asks for a promise is closed once its player strikes it, and open once it is back', () => {
  const { graph, state, open, correct } = promised()

  const struck = correct('', true)
  const back = withCorrections(graph, struck, [])

  expect([state, struck, back].map(open)).toEqual([
    KEPT.text,
    'Give Kevat the white shell',
    KEPT.text,
  ])
  expect(back.facts).toEqual(state.facts)
})

test('the choices that are put to the player close and open with what they strike', () => {
  const { graph, state, correct } = promised()
  const offered = ({ offers }: TurnState) => offers.map(({ text }) => text)

  const struck = correct('', true)
  const back = withCorrections(graph, struck, [])

  expect(offered(state)).toContain(KEPT.text)
  expect(offered(struck)).toEqual(offered(state).filter((text) => text !== KEPT.text))
  expect(back.offers).toEqual(state.offers)
})

test('a closer look loses the way that closes with what is struck, and keeps what is in its words', () => {
  const { graph, state } = promised()
  const facts = readFacts(state.facts)
  const closer: TurnState = {
    ...state,
    offers: [
      { text: 'Look at the oar', path: { kind: 'linger', detail: 0 } },
      { text: 'Keep your word', path: { kind: 'choice', index: 0 } },
    ],
  }

  const struck = { text: '', is_struck: true, number: state.turn, facts }

  expect(withCorrections(graph, closer, [struck]).offers).toEqual(closer.offers.slice(0, 1))
})

/** Where the same promise has been given twice, and what its player makes of either. */
function promisedTwice() {
  const { graph, turns } = playThrough(ASKING, [PROMISE, say('I look at the tide'), PROMISE], {
    seed: 5,
    xp: 200,
  })
  const said = turns.flatMap(({ state }) => (isPromise(state) ? [state] : []))
  const last = turns.at(-1)?.state
  if (!last) throw new Error('No turns')
  const correctionOf = (state: TurnState, text: string, is_struck: boolean) => ({
    text,
    is_struck,
    number: state.turn,
    facts: readFacts(state.facts).filter(({ turn }) => turn === state.turn),
  })
  const isOpen = (state: TurnState) =>
    offersIn(graph, worldOf(graph, state), 'shore').some(({ text }) => text === KEPT.text)
  return { graph, last, said, correctionOf, isOpen }
}
const isPromise = ({ facts, turn }: TurnState) =>
  facts.some((fact) => fact.kind === 'promised' && fact.turn === turn)

test('a promise that was given twice falls when both are struck, and not with one of them', () => {
  const { graph, last, said, correctionOf, isOpen } = promisedTwice()
  const [first, second] = said.map((state) => correctionOf(state, '', true))
  if (!first || !second) throw new Error('Not twice')

  const after = [[first], [second], [first, second], []].map((corrections) =>
    withCorrections(graph, last, corrections),
  )

  expect(after.map(isOpen)).toEqual([true, true, false, true])
  const back = withCorrections(graph, withCorrections(graph, last, [first, second]), [])
  expect(isOpen(back)).toBe(true)
  expect(back.facts).toEqual(last.facts)
})

test.for([0, 1])('what was said twice can be mended at either of its lines: %i', (line) => {
  const { graph, last, said, correctionOf } = promisedTwice()
  const state = said[line]
  if (!state) throw new Error('Not twice')

  const { facts } = withCorrections(graph, last, [
    correctionOf(state, 'I promised Mother to come home', false),
  ])

  expect(readFacts(facts).filter(({ is_mended }) => is_mended)).toMatchObject([
    { kind: 'promised', who: 'mother', turn: state.turn },
  ])
})

test('what was stored as said twice, without its turns, falls with the last', () => {
  const { graph, last, said, correctionOf, isOpen } = promisedTwice()
  const stored = {
    ...last,
    facts: readFacts(last.facts).map(({ turns: _unknown, ...fact }) => fact),
  }
  const struck = correctionOf(said[1] ?? last, '', true)

  expect(isOpen(withCorrections(graph, stored, [struck]))).toBe(false)
})

test('what one was promised in their absence stays unheard when another promise is struck', () => {
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
    offersIn(graph, worldOf(graph, now), 'shore').map(({ text }) => text)

  const struck = withCorrections(graph, last, [
    { text: '', is_struck: true, number: first.turn, facts: readFacts(first.facts) },
  ])

  expect(readFacts(last.facts).map(({ who }) => who)).toEqual(['mother', 'kevat'])
  expect(open(last)).toEqual(['Ask mother', 'Row'])
  expect(open(struck)).toEqual(['Row'])
})

test('what a player mends stands beside what they said', () => {
  const { state, correct } = promised()

  const { facts } = correct('I promised Mother to come home', false)

  expect(facts).toMatchObject([{ kind: 'promised' }, { is_mended: true, turn: state.turn }])
})

test.for([
  ['I promise to bring back the net', 'mother'],
  ['I promise Kevat to bring back the net', 'kevat'],
] as const)('what is mended in another scene, “%s”, is promised to %s', ([text, who]) => {
  const apart: StoryStructure = {
    ...SHORE,
    nodes: {
      ...SHORE.nodes,
      shore: { text: 'The shore.', people: ['mother'], choices: [{ text: 'Row', target: 'boat' }] },
      boat: { text: 'The boat.', people: ['kevat'], choices: [{ text: 'Land', target: 'end' }] },
    },
  }
  const row: PlannedAction = { type: 'continue', pick: 0 }
  const { graph, turns } = playThrough(apart, [say('I promise to come home'), row], { seed: 5 })
  const [said, there] = turns.slice(-2).map(({ state }) => state)
  if (!said || !there) throw new Error('No turns')

  const { facts } = withCorrections(graph, there, [
    { text, is_struck: false, number: said.turn, facts: readFacts(said.facts) },
  ])

  expect(there.node).toBe('boat')
  expect(readFacts(facts).find(({ is_mended }) => is_mended)).toMatchObject({
    kind: 'promised',
    who,
  })
})

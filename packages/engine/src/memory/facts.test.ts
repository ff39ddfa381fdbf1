import { openGraph, xpCosts, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import { assemblePrompt } from '../prompt/assemblePrompt.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../world/ruling.ts'
import { beginTurn, endTurn } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import { recallPast } from '../understanding/known/recallPast.ts'
import { factsIn } from './factsIn.ts'

const HOUSE: StoryStructure = {
  start_node: 'kitchen',
  cast: {
    kunti: { name: 'Kunti', look: { kind: 'woman' }, otherwise: ['Kunti stirs the pot.'] },
    bhima: { name: 'Bhima', look: { kind: 'man' }, otherwise: ['Bhima eats.'] },
  },
  things: { lamp: { name: 'the lamp' } },
  reactions: [{ to: ['hit him'], deeds: ['hit', 'attack'], text: 'He does not even look up.' }],
  nodes: {
    kitchen: {
      text: 'Smoke.',
      people: ['kunti', 'bhima'],
      choices: [
        { text: 'Give Bhima the lamp', target: 'yard' },
        { text: 'Give Kunti nothing', target: 'yard' },
        { text: 'Admit to Kunti that you lost your ring', target: 'yard' },
      ],
    },
    yard: { text: 'The yard.', choices: [{ text: 'Go in', target: 'kitchen' }] },
    hearth: {
      text: 'The hearth.',
      people: ['kunti'],
      choices: [{ text: 'Go in', target: 'kitchen' }],
    },
  },
}
const graph = openGraph(HOUSE)
const RULES = { graph, costs: xpCosts(undefined), multiplier: 1, lore: NO_LORE }
const begun = () => beginStory(graph, { xp: 500, seed: 4 }).state

type Action = Parameters<typeof beginTurn>[1]
const say = (text: string): Action => ({ type: 'custom_action', text })
const pick = (selected_choice: string): Action => ({ type: 'continue', selected_choice })

function after(state: TurnState, ...actions: readonly Action[]): TurnState {
  return actions.reduce((now, action) => {
    const turn = beginTurn({ ...RULES, state: now }, action)
    if ('code' in turn || isAside(turn)) throw new Error(JSON.stringify(turn))
    return endTurn(turn, { choices: [] }).state
  }, state)
}
const factsAfter = (...actions: readonly Action[]) =>
  after(begun(), ...actions).facts.map(({ kind, who, what }) => [kind, who, what])

const told = (text: string, isDone = false) =>
  factsIn({ graph, node: 'kitchen' }, text, { isDone }).map(({ kind, who, what }) => [
    kind,
    who,
    what,
  ])

test('in the words of a choice “you” is the player', () => {
  const facts = factsAfter(pick('Admit to Kunti that you lost your ring'))

  expect(facts).toContainEqual(['told', 'kunti', 'that you lost your ring'])
  expect(told('Kunti, I admit that you lost your ring')).toEqual([
    ['told', 'kunti', "that Kunti lost Kunti's ring"],
  ])
})

test.for([
  ['I promise Kunti that I will be back', 'promised', 'kunti', 'that you will be back'],
  ['I give her my word to be careful', 'promised', 'kunti', 'to be careful'],
  ["I'll come home, Kunti, I promise", 'promised', 'kunti', 'that you will come home'],
  ['Bhima, I swear I never saw it', 'promised', 'bhima', 'that you never saw it'],
  ['tell him about the ring', 'told', 'bhima', 'about the ring'],
  ['main kunti se wada karti hun ki laut aaungi', 'promised', 'kunti', 'laut aaungi'],
  ['मैं भीमा को बताता हूँ कि कुआँ सूखा है', 'told', 'bhima', 'कुआँ सूखा है'],
  ['usko bolta hu ki kunti naraaz hai', 'told', undefined, 'kunti naraaz hai'],
] as const)('“%s” adds a fact of the kind %s', ([text, kind, who, what]) => {
  expect(told(text)).toEqual([[kind, who, what]])
})

test.for([
  ['मी वचन देतो की परत येईन', 'परत येईन'],
  ['मी परत येईन, वचन देते', 'परत येईन'],
  ['मी शपथ घेतो की परत येईन', 'परत येईन'],
  ['میں وعدہ کرتا ہوں کہ واپس آؤں گا', 'واپس آؤں گا'],
  ['میں قسم کھاتی ہوں کہ واپس آؤں گی', 'واپس آؤں گی'],
  ['میں زبان دیتا ہوں کہ واپس آؤں گا', 'واپس آؤں گا'],
  ['હું વચન આપું છું કે હું પાછો આવીશ', 'પાછો આવીશ'],
  ['હું પાછો આવીશ, વચન આપું છું', 'પાછો આવીશ'],
  ['আমি কথা দিচ্ছি যে ফিরে আসব', 'ফিরে আসব'],
  ['நான் திரும்பி வருவேன் என்று சத்தியம் செய்கிறேன்', 'திரும்பி வருவேன்'],
  ['నేను మాట ఇస్తున్నాను తిరిగి వస్తాను', 'తిరిగి వస్తాను'],
  ['ನಾನು ಮಾತು ಕೊಡುತ್ತೇನೆ ಮರಳಿ ಬರುತ್ತೇನೆ', 'ಮರಳಿ ಬರುತ್ತೇನೆ'],
  ['ഞാൻ വാക്ക് തരുന്നു ഞാൻ തിരിച്ചു വരും', 'തിരിച്ചു വരും'],
] as const)('“%s” is a promise of “%s”', ([text, what]) => {
  expect(told(text)).toEqual([['promised', undefined, what]])
})

test.for([
  ['నా పేరు మీనా', 'మీనా'],
  ['naa peru Ravi', 'Ravi'],
  ['મારું નામ રવિ', 'રવિ'],
  ['ನನ್ನ ಹೆಸರು ರವಿ', 'ರವಿ'],
  ['എന്റെ പേര് മീര', 'മീര'],
  ['میرا نام زینب ہے', 'زینب'],
  ['mera naam Ravi hai', 'Ravi'],
  ['mera naam Ravi', 'Ravi'],
  ['मेरा नाम अर्जुन है', 'अर्जुन'],
  ['मेरा नाम रवि कुमार है', 'रवि कुमार'],
  ['mera naam Ravi hai bhai', 'Ravi'],
  ['call me Ishmael', 'Ishmael'],
] as const)('“%s” states a name: %s', ([text, name]) => {
  expect(told(text)).toEqual([['is_called', undefined, name]])
})

test.for([
  'batao na naam apna',
  'na name Ravi',
  'మీనా పేరు చెప్పు',
  'मेरा नाम किसी को मत बताना',
  'mera naam kisi ko mat batana',
  'mera naam mat lo',
  'mera naam batao',
  'mera naam jaan lo',
  'मेरा नाम सबको पता है',
  'mera naam Ravi nahi hai',
  'میرا نام کسی کو مت بتانا',
  'call me tomorrow',
  'my name is none of your business',
])('“%s” states no name', (text) => {
  expect(told(text)).toEqual([])
})

test.for([
  'what did you promise Kunti?',
  "I don't promise anything",
  'if I promise Kunti to stay, will she let me go',
  'I tell nobody',
  'Kunti tells me that the well is dry',
  'main wada nahi karta',
  'मी तुला वचन देतो',
  'मैं वचन देता हूँ',
  'tell me about the ring',
])('“%s” is neither a promise nor a statement to a person', (text) => {
  expect(told(text)).toEqual([])
})

const chosen = (text: string) =>
  factsIn({ graph, node: 'hearth' }, text, { isDone: true, isAuthors: true }).map(
    ({ kind, who, what }) => [kind, who, what],
  )

test.for([
  'Tell no one',
  'Tell not a soul',
  'Warn no one',
  'Tell her no lies',
  'Tell it all to nobody',
  'Ask no questions, and eat',
  'Give no ruling; ask whether anybody’s asked her',
  'Give up shouting, and hire the boatman',
  'Tell the town first; they’re in it too',
  'Say you can’t sell; you’re sued for more than you’ve got',
  'नींद छोड़ो; भीमा और कुंती को बोलियाँ सिखाओ',
  'पट्टी उतारो और भीमा को खदान में छिपा दो।',
  'भीमा को भीतर खींच लो और बोरों पर सुला दो।',
  'वह एक वाक्य ढूँढ़ो और उन्हें डरा ही दो।',
  'गाना बंद करो, और उसे कुएँ पर रुकने दो।',
  'भीमा को अपने मुँह से कहने दो।',
  'भीमा का कनस्तर उठाओ और दाऊ के पास जाओ: बुलाना उन्हें पड़ेगा।',
  'पिता को लेकर शहर छोड़ो।',
])('the choice “%s” adds no statement and no gift to the only person here', (text) => {
  expect(chosen(text)).toEqual([])
})

test.for([
  ['Tell it a lie, a good one, and be weighed', 'told', 'a lie, a good one, and be weighed'],
  ['Tell it whose heels those are', 'told', 'whose heels those are'],
  ['Give it her feet now', 'gave', 'her feet now'],
  ['Tell her not to go', 'told', 'not to go'],
  ['Tell her no; and get up', 'told', 'no'],
  ['Tell her: no walls', 'told', 'no walls'],
  ['Promise Kunti not to tell', 'promised', 'not to tell'],
  ['Promise that no harm will come to her', 'promised', 'that no harm will come to her'],
  ['Admit you are afraid', 'told', 'you are afraid'],
  ['Tell the truth', 'told', 'the truth'],
  ['कुंती को बोलो कि कुआँ सूखा है', 'told', 'कुआँ सूखा है'],
  ['कुंती को लोटा दो।', 'gave', 'लोटा'],
  ['काग़ज़ दे दो, कुंती को लेकर शहर छोड़ो।', 'gave', 'काग़ज़'],
] as const)('the choice “%s” adds a fact of the kind %s', ([text, kind, what]) => {
  expect(chosen(text)).toEqual([[kind, 'kunti', what]])
})

test("an act is stored as done only if the author's text describes it", () => {
  expect(told('I hit Bhima')).toEqual([])
  expect(told('I hit Bhima', true)).toEqual([['hurt', 'bhima', '']])
})

test('a choice adds the facts that it states, and a choice without a gift adds no gift', () => {
  expect(factsAfter(pick('Give Bhima the lamp'))).toEqual([
    ['gave', 'bhima', 'the lamp'],
    ['did', undefined, 'Give Bhima the lamp'],
  ])
  expect(factsAfter(pick('Give Kunti nothing'))).toEqual([['did', undefined, 'Give Kunti nothing']])
})

test('a repeated statement is one fact with the count two', () => {
  const [fact, ...others] = after(
    begun(),
    say('I promise Kunti to be careful'),
    say('I promise Kunti to be careful'),
  ).facts

  expect(others).toEqual([])
  expect(fact).toMatchObject({ kind: 'promised', turn: 2, times: 2 })
})

test('a state with facts in the old format still works', () => {
  const stored = JSON.parse(JSON.stringify(begun())) as TurnState
  const old = { ...stored, facts: ['I hum a tune'] as unknown as TurnState['facts'] }

  expect(after(old, say('I promise Kunti to be careful')).facts).toMatchObject([
    { kind: 'said', what: 'I hum a tune' },
    { kind: 'promised', who: 'kunti', turn: 1 },
  ])
})

test('a prompt has facts as lines, and marks statements as statements', () => {
  const state = after(
    begun(),
    say('I promise Kunti to be careful'),
    say('My grandfather killed a tiger with a spoon'),
    // Recent statements are still in the prompt as turns.
    ...Array.from({ length: 4 }, () => say('I wait by the door')),
  )
  const ruling = { kind: 'detour', words: 'x', depth: 1, pressure: 'none', toward: 0 } as const

  const { changing } = assemblePrompt(
    { graph, state, ruling, action: say('x'), language: 'en', manner: 'kathakar', recent: [] },
    6000,
  )

  expect(changing).toContain('- The player promised Kunti: to be careful (turn 1)')
  expect(changing).toContain(
    '- The player said, which need not be true: My grandfather killed a tiger with a spoon (turn 2)',
  )
})

test('a prompt lists a thing only while the player has it', () => {
  const skin = { name: 'the water-skin', carried: false }
  const [take, put] = [true, false].map((has_skin) => ({ sets: { has_skin } }))
  const peg = openGraph({
    start_node: 'peg',
    things: { skin, lamp: { name: 'the lamp' } },
    nodes: {
      peg: {
        text: 'A peg.',
        choices: [
          { text: 'Take the water-skin', target: 'peg', ...take },
          { text: 'Hang it up again', target: 'peg', ...put },
          { text: 'Take the left path', target: 'peg' },
        ],
      },
    },
  })
  const toldAfter = (...texts: readonly string[]) => {
    const state = texts.reduce(
      (now, text) => {
        const turn = beginTurn({ ...RULES, graph: peg, state: now }, pick(text))
        if ('code' in turn || isAside(turn)) throw new Error(JSON.stringify(turn))
        return endTurn(turn, { choices: [] }).state
      },
      beginStory(peg, { xp: 500, seed: 4 }).state,
    )
    const ruling = { kind: 'detour', words: 'x', depth: 1, pressure: 'none', toward: 0 } as const
    return assemblePrompt(
      {
        graph: peg,
        state,
        ruling,
        action: say('x'),
        language: 'en',
        manner: 'kathakar',
        recent: [],
      },
      6000,
    ).changing
  }
  const has = 'The player has: the water-skin'

  expect(toldAfter('Take the water-skin')).toContain(has)
  expect(toldAfter('Take the water-skin', 'Hang it up again')).not.toContain(has)
  expect(toldAfter('Take the left path')).not.toContain('The player has')
})

test.for([
  'The fault was mine, back at the first word I said.',
  'sir i have still got the sewing of those ledgers to do',
  'wait so i said nobody is guilty, and she holds it in her hand',
  'do I have to go?',
  'ये मैंने क्या कर दिया',
  'What should I tell Kunti?',
  'మీనా పేరు ఏమిటి',
  'ask Kunti to say my name',
])('“%s” does not ask about the past', (text) => {
  expect(recallPast({ graph, state: begun(), world: null }, text)).toBeNull()
})

const PEOPLE = ['brother', 'mother', 'teacher', 'grandmother', 'cousin', 'neighbour']
const THINGS = ['comb', 'anklet', 'spindle', 'flute', 'abacus', 'mirror']
const OWN_WORDS = [
  ...PEOPLE.flatMap((one) => [
    `My ${one} never learnt to swim`,
    `I promise my ${one} to be home by the new moon`,
    `I am looking for my ${one}, who vanished in the flood`,
  ]),
  ...THINGS.flatMap((one) => [
    `I hide the copper ${one} in my left shoe`,
    `I have carried this ivory ${one} since I was nine`,
    `i tell him that the ${one} is cursed`,
    `I swear never to sell the silver ${one}`,
  ]),
  ...['बहन', 'नानी', 'सहेली', 'चाची', 'बेटी', 'मौसी'].map((one) => `मेरी ${one} को पानी से डर लगता है`),
  ...['डोरी', 'लालटेन', 'चाबी', 'किताब', 'घंटी', 'छतरी'].map((one) => `मैं अपनी ${one} झोले में रखता हूँ`),
  ...['beta', 'bhai', 'dost', 'guru', 'chacha', 'padosi'].map(
    (one) => `mera ${one} Banaras mein rehta hai`,
  ),
]

test('sixty facts over two hundred turns are stored, each with its turn', () => {
  const to = (target: string) => [{ text: `Walk to the ${target}`, target }]
  const shores = {
    start_node: 'north',
    nodes: {
      north: { text: 'North.', choices: to('south') },
      south: { text: 'South.', choices: to('north') },
    },
  }
  const rules = { ...RULES, graph: openGraph(shores) }
  let { state } = beginStory(rules.graph, { xp: 500, seed: 4 })
  const play = (action: Action) => {
    const turn = beginTurn({ ...rules, state }, action)
    if ('code' in turn || isAside(turn)) throw new Error(JSON.stringify(turn))
    state = endTurn(turn, { choices: [] }).state
    return state.turn
  }
  const walk = () => play({ type: 'continue' })

  const turns = OWN_WORDS.map((words) => {
    const turn = play(say(words))
    walk()
    return turn
  })
  while (state.turn < 200) walk()

  const known = new Set(state.facts.map((fact) => typeof fact !== 'string' && fact.turn))
  expect(turns).toHaveLength(60)
  expect(turns.filter((turn) => known.has(turn)).length).toBeGreaterThanOrEqual(57)
})

import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'
import { openGraph, type StoryGraph, type StoryStructure } from '@kathasagar/story'

import { NO_LORE } from '../understanding/lore.ts'
import { playTurn, rulesOf } from '../turn/playTurn.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../world/ruling.ts'
import { PHRASES } from './phrases.ts'
import { narrate } from './narrate.ts'

const story: StoryStructure = {
  start_node: 'office',
  state: {},
  cast: { selvam: { name: 'Selvam', otherwise: ['Selvam coughs.'] } },
  reactions: [{ deeds: ['pray'], text: 'You fold your hands; the stove ticks.' }],
  nodes: {
    office: {
      text: 'Forty pigeonholes of brass look down. The stove came over the pass on a mule. It snows.',
      title: 'The office',
      details: ['Somebody has scratched a goat into the counter.'],
      pressure: ['The kettle has begun to talk to itself.'],
      choices: [{ text: 'Take the tea', target: 'end' }],
    },
    end: { text: 'The bus goes down.', title: 'Down', choices: [] },
  },
}

const answersTo = (...said: readonly string[]) => answersIn(openGraph(story), ...said)
const answersIn = (graph: StoryGraph, ...said: readonly string[]) => answersTold('en', graph, said)

function answersTold(
  language: StoryLanguage,
  graph: StoryGraph,
  said: readonly string[],
): string[] {
  let { state } = beginStory(graph, { xp: 100, seed: 11 })
  const told = [graph.node(graph.start).text]
  for (const text of said) {
    const place = { graph, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }
    const turn = playTurn(place, { type: 'custom_action', text }, (begun) =>
      narrate({ ...begun, language, manner: 'tenali', recent: told }),
    )
    if ('code' in turn || isAside(turn)) continue
    state = turn.state
    told.push(turn.telling.narrative)
  }
  return told.slice(1)
}

test('a look at a thing shows only its detail', () => {
  expect(answersTo('look at the goat')).toEqual(['Somebody has scratched a goat into the counter.'])
})

test('a sentence of the scene answers a question about its subject', () => {
  expect(answersTo('where does that stove come from?')[0]).toContain(
    'The stove came over the pass on a mule.',
  )
})

test('a detail does not answer another act on its subject', () => {
  expect(answersTo('kick the goat')[0]).not.toContain('scratched a goat')
})

test('words that may not be repeated are not stored', () => {
  const play = (isQuotable: boolean) => {
    const graph = openGraph(story)
    const { state } = beginStory(graph, { xp: 100, seed: 11 })
    const lore = { ...NO_LORE, isQuotable: () => isQuotable }
    const turn = playTurn(
      { graph, state, lore, ...rulesOf({ commands: {} }) },
      { type: 'custom_action', text: 'I write a letter to my captain' },
      (begun) => narrate({ ...begun, language: 'en', manner: 'tenali', recent: [] }),
    )
    if ('code' in turn || isAside(turn)) throw new Error('The words are no turn')
    return [turn.state.facts, turn.note.fact].map((it) => JSON.stringify(it))
  }

  expect(play(true).join(' ')).toMatch(/letter/u)
  expect(play(false).join(' ')).not.toMatch(/letter|captain/u)
})

test('a person in another scene does not answer', () => {
  expect(answersTo('selvam why did you leave')).toEqual([
    'Selvam is somewhere else. Choose what to do next.',
  ])
})

test('a person whom the scene mentions is not reported as absent', () => {
  const graph = openGraph({
    ...story,
    nodes: { ...story.nodes, office: { ...story.nodes['office'], text: 'Selvam sleeps.' } },
  } as StoryStructure)
  const [answer] = answersIn(graph, 'ask selvam why he sleeps')

  expect(answer).not.toContain('somewhere else')
})

test('a player who waits gets a line for players who linger', () => {
  expect(answersTo('I wait')[0]).toContain('The kettle has begun to talk to itself.')
})

test('lines for players who linger come in order', () => {
  const pressure = ['The kettle hums.', 'The lamp flickers.', 'A shutter bangs.', 'Snow slides.']
  const office = { ...story.nodes['office'], pressure }
  const graph = openGraph({ ...story, nodes: { ...story.nodes, office } } as StoryStructure)
  const things = 'cups coins stamps chairs ledgers boots ropes sacks spoons plates candles bottles'

  const told = answersIn(graph, ...things.split(' ').map((thing) => `I stack the ${thing}`))

  const inOrder = told.flatMap((answer) => pressure.filter((line) => answer.includes(line)))
  expect(inOrder).toEqual(pressure)
})

test('an answer is not repeated while the scene has other text', () => {
  const told = answersTo(...Array.from({ length: 6 }, () => 'I pray by the stove'))

  expect(told).toEqual([
    'You fold your hands; the stove ticks.',
    'Somebody has scratched a goat into the counter.',
    'The kettle has begun to talk to itself.',
    'Forty pigeonholes of brass look down. The stove came over the pass on a mule.',
    'It snows.',
    'You fold your hands; the stove ticks.',
  ])
})

test.for([
  ['what is that shining ring?', 'Something shines: a ring.'],
  ['is the lamp full?', 'A brass lamp stands in the corner, full of oil.'],
  ['where is the lamp?', 'A brass lamp stands in the corner, full of oil.'],
  ['polish the lamp', 'A brass lamp stands in the corner, full of oil.'],
] as const)('in a story without reactions, “%s” is answered by the scene', ([words, sentence]) => {
  const text =
    'It is cool. Something shines: a ring. A brass lamp stands in the corner, full of oil.'
  const graph = openGraph({
    start_node: 'hut',
    nodes: {
      hut: { text, choices: [{ text: 'Walk home', target: 'home' }] },
      home: { text: 'You are home.', choices: [] },
    },
  })

  expect(answersIn(graph, words)).toEqual([sentence])
})

test('a story with a telephone answers words about one', () => {
  const graph = openGraph({
    ...story,
    nodes: { ...story.nodes, attic: { text: 'The telephone rings.', choices: [] } },
  })

  expect(PHRASES.en.neutral.outside).not.toContain(answersIn(graph, 'throw the telephone')[0])
})

test('twelve detours stay in the scene, and every third names a choice', () => {
  const said =
    'mumble, whistle, hop, shrug, juggle, yodel, skip, sneeze, stretch, nod, giggle, twirl'
  const answers = answersTo(...said.split(', ').map((verb) => `I ${verb} at the ceiling`))

  const named = answers.flatMap((answer, i) => (/kettle|“Take the tea”/u.test(answer) ? [i] : []))
  expect(named).toEqual([2, 5, 8, 11])
  expect(answers.join(' ')).not.toContain('The bus goes down.')
})

test('words about unknown things are reported as not part of the story', () => {
  expect(PHRASES.en.neutral.outside).toContain(answersTo('call an uber')[0])
})

test.for([
  ['mr', 'कोण आहे तिथे?', /[\u0900-\u097F]/u],
  ['bn', 'why does nobody say its name', /[\u0980-\u09FF]/u],
  ['ta', 'I hum', /[\u0B80-\u0BFF]/u],
  ['te', 'ఎవరు అక్కడ?', /\p{Script=Telugu}/u],
  ['gu', 'why does nobody say its name', /\p{Script=Gujarati}/u],
  ['kn', 'ಅಲ್ಲಿ ಯಾರು?', /\p{Script=Kannada}/u],
  ['ml', 'I hum', /\p{Script=Malayalam}/u],
  ['ur', 'وہاں کون ہے؟', /\p{Script=Arabic}/u],
] as const)('a detour in a story in "%s" has short sentences of that language', (given) => {
  const [language, said, script] = given
  const answers = answersTold(language, openGraph(story), [said, said])

  expect(answers[0]).toMatch(script)
  expect(answers[1]).toMatch(script)
  expect(answers[1]).not.toBe(answers[0])
})

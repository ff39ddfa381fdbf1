import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'
import { openGraph, type StoryGraph, type StoryStructure } from '@kathasagar/story'

import { NO_LORE } from '../hearing/lore.ts'
import { playTurn } from '../turn/playTurn.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../turn/aside.ts'
import { rulesOf } from '../turn/playTurn.ts'
import { tell } from './tell.ts'

const story: StoryStructure = {
  start_node: 'office',
  state: {},
  cast: {
    selvam: { name: 'Selvam', otherwise: ['Selvam coughs.'] },
  },
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

/** What each of the words is answered, in one play; what is no turn has no answer. */
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
      tell({ ...begun, language, manner: 'tenali', recent: told }),
    )
    if ('code' in turn || isAside(turn)) continue
    state = turn.state
    told.push(turn.telling.narrative)
  }
  return told.slice(1)
}

test('who looks at what a detail tells of is told that detail, and no more', () => {
  expect(answersTo('look at the goat')).toEqual(['Somebody has scratched a goat into the counter.'])
})

test('what the scene says of a thing answers a question about it', () => {
  expect(answersTo('where does that stove come from?')[0]).toContain(
    'The stove came over the pass on a mule.',
  )
})

test.for(['who brought the stove?', 'what would the stove do over the pass?'])(
  'a sentence that was read already, and tells nothing of it, is no answer to "%s"',
  (words) => {
    expect(answersTo(words)[0]).not.toContain('on a mule')
  },
)

test('what a detail tells of is no answer to whoever does something else with it', () => {
  expect(answersTo('kick the goat')[0]).not.toContain('scratched a goat')
})

test('words that may not be repeated are neither told back nor remembered', () => {
  const play = (isQuotable: boolean) => {
    const graph = openGraph(story)
    const { state } = beginStory(graph, { xp: 100, seed: 11 })
    const lore = { ...NO_LORE, isQuotable: () => isQuotable }
    const turn = playTurn(
      { graph, state, lore, ...rulesOf({ commands: {} }) },
      { type: 'custom_action', text: 'I write a letter to my captain' },
      (begun) => tell({ ...begun, language: 'en', manner: 'tenali', recent: [] }),
    )
    if ('code' in turn || isAside(turn)) throw new Error('The words are no turn')
    return [turn.telling.narrative, turn.state.facts, turn.note.fact].map((it) =>
      JSON.stringify(it),
    )
  }

  expect(play(true).join(' ')).toMatch(/letter/u)
  expect(play(false).join(' ')).not.toMatch(/letter|captain/u)
})

test('somebody who is not here does not answer, and is said to be out of reach', () => {
  const [answer = ''] = answersTo('selvam why did you leave')

  expect(answer).toContain('Selvam')
  expect(answer).not.toContain('coughs')
})

test('whom the scene tells of says nothing where they are asked, and no sight stands beside it', () => {
  const graph = openGraph({
    ...story,
    nodes: { ...story.nodes, office: { ...story.nodes['office'], text: 'Selvam sleeps.' } },
  } as StoryStructure)
  const [answer] = answersIn(graph, 'ask selvam why he sleeps')

  expect(answer).toContain('Selvam')
  expect(answer).not.toContain('goat')
})

test('whoever waits is told what the place does to somebody who waits', () => {
  expect(answersTo('I wait')[0]).toContain('The kettle has begun to talk to itself.')
})

test('what the place does to whoever lingers comes one after the other', () => {
  const pressure = ['The kettle hums.', 'The lamp flickers.', 'A shutter bangs.', 'Snow slides.']
  const office = { ...story.nodes['office'], pressure }
  const graph = openGraph({ ...story, nodes: { ...story.nodes, office } } as StoryStructure)
  const things = 'cups coins stamps chairs ledgers boots ropes sacks spoons plates candles bottles'

  const told = answersIn(graph, ...things.split(' ').map((thing) => `I stack the ${thing}`))

  const inOrder = told.flatMap((answer) => pressure.filter((line) => answer.includes(line)))
  expect(inOrder).toEqual(pressure)
})

test('a deed of three words is answered as what it is when it is said first', () => {
  expect(answersTo('I stack the cups')[0]).toMatch(/stack the cups/u)
})

test('an answer of the author’s is told once, and the same words again get more of the scene', () => {
  const [first, ...more] = answersTo(...Array.from({ length: 5 }, () => 'I pray by the stove'))

  expect(first).toBe('You fold your hands; the stove ticks.')
  expect(more[0]).toBe('Somebody has scratched a goat into the counter.')
  expect(more[1]).toMatch(/^The kettle has begun to talk to itself\./u)
  expect(more.slice(2)).toEqual([
    expect.stringMatching(SENTENCE_OF_THE_OFFICE),
    expect.stringMatching(SENTENCE_OF_THE_OFFICE),
  ])
  expect(new Set([first, ...more]).size).toBe(5)
})
const SENTENCE_OF_THE_OFFICE = /^(?:Forty pigeonholes|The stove came|It snows)[^.]*\./u

test.for([
  ['en', ['I stack the cups', 'I stack the cups', 'I stack the cups']],
  ['hi', ['मैं प्याले गिनता हूँ', 'मैं प्याले गिनता हूँ', 'मैं प्याले गिनता हूँ']],
] as const)('a deed that is done again in a story in "%s" gets the scene', ([language, said]) => {
  const [first, second, third] = answersTold(language, openGraph(story), said)

  expect(second).toBe('Somebody has scratched a goat into the counter.')
  expect(third).toMatch(/^The kettle has begun to talk to itself\./u)
  expect([second, third]).not.toContain(first)
})

test('words that meant a choice are told as that choice, not as they were typed', () => {
  expect(answersTo('plz take the tea lol')[0]).toMatch(
    /^You take the tea\.\n\nThe bus goes down\.\n\n/u,
  )
})

test('a telephone is answered as one where the story has one', () => {
  const graph = openGraph({
    ...story,
    nodes: { ...story.nodes, attic: { text: 'The telephone rings.', choices: [] } },
  })

  expect(answersIn(graph, 'throw the telephone')[0]).not.toMatch(
    /of the kind|never heard|another story/u,
  )
})

test('twelve turns astray stay in the scene, are told anew each, and name the way on each third', () => {
  const said =
    'mumble, whistle, hop, shrug, juggle, yodel, skip, sneeze, stretch, nod, giggle, twirl'
  const answers = answersTo(...said.split(', ').map((verb) => `I ${verb} at the ceiling`))

  expect(new Set(answers).size).toBe(12)
  expect(answers.filter((answer) => answer.includes('take the tea.'))).toEqual(
    [2, 5, 8, 11].map((at) => answers[at]),
  )
  expect(answers.join(' ')).not.toContain('The bus goes down.')
})

test('what a story has never heard of is told to be none of it', () => {
  expect(answersTo('call an uber')[0]).toMatch(
    /^(?:There is nothing of the kind|This story has never|That belongs in another)/u,
  )
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

import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../hearing/lore.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../turn/aside.ts'
import { playTurn, rulesOf } from '../turn/playTurn.ts'
import { tell } from './tell.ts'

const story: StoryStructure = {
  start_node: 'street',
  state: {},
  cast: {
    sumi: { name: 'Sumi' },
    judge: { name: 'The Old Judge', aliases: ['judge'] },
    tweedie: { name: 'Mr Tweedie', aliases: ['tweedie'] },
  },
  replies: {
    deed: ['Dum! You make a start.'],
    gesture: ['Dum! It is done.'],
    words: ['So you say.'],
    look: ['You look wise.'],
  },
  nodes: {
    street: {
      text: 'You see the scribe go; the copper plate is yours, says Sumi. A crow looks down.',
      details: ['There is a copper filing in the scribe’s eye.'],
      choices: [{ text: 'Go home', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

/** What each of the words is answered, in one play. */
function answersTo(...said: readonly string[]): string[] {
  const graph = openGraph(story)
  let { state } = beginStory(graph, { xp: 100, seed: 11 })
  const told = [graph.node(graph.start).text]
  for (const text of said) {
    const place = { graph, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }
    const turn = playTurn(place, { type: 'custom_action', text }, (begun) =>
      tell({ ...begun, language: 'en', manner: 'tenali', recent: told }),
    )
    if ('code' in turn || isAside(turn)) continue
    state = turn.state
    told.push(turn.telling.narrative)
  }
  return told.slice(1)
}

test('a deed that nobody foresaw is told back by its verb and object, and as no more than meant', () => {
  const [answer] = answersTo('bite the copper to see if its real')

  expect(answer).toMatch(/\bbite the copper\b/)
  expect(answer).not.toContain('filing')
})

test('a deed of any kind goes with the story’s own line, told once in a play', () => {
  const answers = answersTo('i bend the copper', 'i twist the copper')

  expect(answers[0]).toMatch(/bend the copper\. Dum! You make a start\./)
  expect(answers[1]).toContain('twist the copper')
  expect(answers[1]).not.toContain('Dum!')
  expect(answers[0]).not.toBe(answers[1])
})

test('a small deed that anybody can do is told as done', () => {
  const [polished, laid] = answersTo('i polish the copper', 'lay my cheek on the copper')

  expect(polished).toBe('You polish the copper. Dum! It is done.')
  expect(laid).toMatch(/lay your cheek on the copper/)
  expect(laid).not.toContain('make a start')
})

test.for([
  ['put my left hand flat on the copper', 'You put your left hand flat on the copper.'],
  ['wet my fingers', 'You wet your fingers.'],
  ['swish my tail at the crow', 'You swish your tail at the crow.'],
] as const)('so is what one does with a part of oneself: %s', ([said, told]) => {
  expect(answersTo(said)[0]).toBe(`${told} Dum! It is done.`)
})

test('to lie is a small deed where one lies somewhere', () => {
  expect(answersTo('i lie down')[0]).toBe('You lie down. Dum! It is done.')
  expect(answersTo('i lie to sumi')[0]).not.toContain('It is done')
})

test('a name that the player writes small is told as a name', () => {
  const [answer] = answersTo('paint a picture of sumi on the wall')

  expect(answer).toContain('of Sumi')
})

test.for([
  ['paint the old boots on the copper', 'paint the old boots on the copper'],
  ['paint the old judge on the copper', 'paint the Old Judge on the copper'],
  ['paint tweedie on the copper', 'paint Tweedie on the copper'],
] as const)('a name has its capitals where all of it stands: %s', ([said, told]) => {
  expect(answersTo(said)[0]).toContain(told)
})

test('who refuses a deed is told so', () => {
  const [answer] = answersTo('i will not polish that plate')

  expect(answer).toMatch(/not polish that plate/)
})

test('whoever looks is still shown what there is', () => {
  const [answer] = answersTo('look at the copper filing')

  expect(answer).toContain('copper filing in the scribe’s eye')
})

test('what no author tells of is looked for, and not found', () => {
  const [answer] = answersTo('polish the teapot')

  expect(answer).toMatch(
    /would .*polish the teapot|way to polish the teapot|takes to polish|which to polish/,
  )
  expect(answer).not.toContain('Dum!')
})

test('how a thing is done is nothing to be looked for', () => {
  const [answer] = answersTo('i sneeze properly')

  expect(answer).toContain('Dum!')
})

test('hunger and pain are answered as such, before the story’s line for any words', () => {
  const [hunger, pain] = answersTo('i am starving, so hungry', 'my back hurts')

  expect(hunger).toMatch(/hung|food|stomach/i)
  expect(pain).toMatch(/breathe|feel it|hurts, and/)
  expect([hunger, pain].join(' ')).not.toContain('So you say')
})

test('what is taken off is no thing that is taken', () => {
  const [answer] = answersTo('i take off the copper plate')

  expect(answer).toMatch(/take off the copper plate\. Dum!/)
})

test.for(['pick up the copper plate', 'lift the plate', 'lean on the plate'])(
  'what is at hand is picked up and put back: %s',
  (text) => {
    const [answer] = answersTo(text)

    expect(answer).toContain(text)
    expect(answer).toContain('Dum! It is done.')
  },
)

import { expect, test } from 'vitest'
import type { StoryStructure } from '@kathasagar/story'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, newestOf } from '../../../test/play.ts'

/** A shop with a tailor in it, and a yard behind with nobody. */
const SHOP: StoryStructure = {
  start_node: 'shop',
  state: {
    coat: {
      one_of: ['none', 'old_blue'],
      label: 'The coat that you left',
      values: { old_blue: 'the old blue one' },
    },
  },
  cast: {
    asha: {
      name: 'Asha',
      says: [{ about: ['the thread'], text: '“Cotton,” says she.' }],
      otherwise: ['She bites off a thread.', 'She turns the cloth over.'],
      replies: {
        why: ['“Reasons cost extra,” says Asha.', '“I only sew,” says Asha.'],
        insult: ['Asha measures you with one eye.'],
      },
    },
    bilal: { name: 'Bilal', otherwise: ['He counts his buttons.'] },
  },
  replies: {
    touch: ['Your hand remembers its manners.', 'You keep your fingers to yourself.'],
    why: ['The yard keeps its reasons.'],
  },
  reactions: [
    { to: ['sing a song'], deeds: ['sing'], text: 'You sing one line, and it is enough.' },
  ],
  nodes: {
    shop: {
      text: 'A shop of three steps. Forty shirts hang from the beam. Asha sews by the window.',
      details: ['A thimble lies on the sill.'],
      scene: { time: 'dusk' },
      people: ['asha'],
      choices: [
        {
          text: 'Leave your coat and go out to the yard',
          target: 'yard',
          sets: { coat: 'old_blue' },
        },
        { text: 'Walk home', target: 'home' },
      ],
    },
    yard: {
      text: 'A yard with a well. {=coat} would be warmer.',
      details: ['Moss grows between the stones.'],
      people: [],
      choices: [
        { text: 'Draw water', target: 'home' },
        { text: 'Go in again', target: 'shop' },
      ],
    },
    home: { text: 'You are home.', choices: [] },
  },
}

const app = await openTestApp()

const begin = () => beginPlay(app, { structure: SHOP, initial_xp: 1000 })
type Play = Awaited<ReturnType<typeof begin>>

const said = async (play: Play, words: string): Promise<string> => {
  const answer = await acted(app, play, { action_type: 'custom_action', user_action: words })
  return newestOf(answer).ai_response.narrative ?? ''
}
const toTheYard = async (play: Play) =>
  acted(app, play, {
    action_type: 'continue',
    selected_choice: 'Leave your coat and go out to the yard',
  })

test('somebody answers by the kind of what they are asked, each line once', async () => {
  const play = await begin()

  const answers = [
    await said(play, 'Asha, why are you up so late?'),
    await said(play, 'you stupid fool'),
    await said(play, 'why do you never look up?'),
  ]

  expect(new Set([answers[0], answers[2]])).toEqual(
    new Set(['“Reasons cost extra,” says Asha.', '“I only sew,” says Asha.']),
  )
  expect(answers[1]).toBe('Asha measures you with one eye.')
})

test('beside a way of not answering stands what was asked for and not had', async () => {
  const play = await begin()

  const answer = await said(play, 'do you like the rain?')

  expect(answer).toMatch(/^She (?:bites off a thread|turns the cloth over)\. .*\b(?:yes|no)\b/u)
})

test('who is asked for their name says it', async () => {
  expect(await said(await begin(), 'what is your name?')).toMatch(/^“Asha/u)
})

test('words for somebody who is away are answered by nobody who is here', async () => {
  const play = await begin()

  const answer = await said(play, 'Bilal, why did you run away?')

  expect(answer).toContain('Bilal')
  expect(answer).not.toMatch(/Asha|buttons|thread|cloth/u)
})

test('what the scene states is told: who is here, the hour, how many', async () => {
  const play = await begin()

  expect(await said(play, 'is there anyone else in here with us?')).toContain('Asha')
  expect(await said(play, 'what time is it?')).toMatch(/dusk|nearly over/u)
  expect(await said(play, 'how many shirts are there?')).toBe('Forty shirts hang from the beam.')
})

test('what was read on the way here is remembered, and what the story keeps is told', async () => {
  const play = await begin()
  await toTheYard(play)

  expect(await said(play, 'how many shirts were on the beam?')).toContain(
    'Forty shirts hang from the beam.',
  )
  expect(await said(play, 'which coat did I leave?')).toBe(
    'The coat that you left: the old blue one.',
  )
})

test('a value is told in its author’s words, in the text and in the memory', async () => {
  const play = await begin()
  const told = await toTheYard(play)

  const memory = await app.ask('getMemory', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
  })

  expect(newestOf(told).ai_response.narrative).toContain('the old blue one would be warmer')
  expect(memory.state).toMatchObject([{ value: 'the old blue one' }])
})

test('where nobody is spoken to the story has its own line for the kind of words', async () => {
  const play = await begin()
  await toTheYard(play)

  const touches = [
    await said(play, 'stroke the bark of a tree'),
    await said(play, 'press my palm on the gate'),
  ]

  const own = ['Your hand remembers its manners.', 'You keep your fingers to yourself.']
  expect(new Set(touches.map((told) => own.find((line) => told.endsWith(line))))).toEqual(
    new Set(own),
  )
  expect(await said(play, 'why is it so quiet?')).toMatch(/^The yard keeps its reasons\./u)
})

test('no sight that has nothing to do with it stands beside a question', async () => {
  const play = await begin()
  await toTheYard(play)

  expect(await said(play, 'who invented the moon?')).not.toContain('Moss')
})

test('a question by the order of its words is one, and a thing only named is looked at', async () => {
  const play = await begin()

  expect(await said(play, 'is Bilal crying')).toMatch(/^She .*\b(?:yes|no)\b/u)
  await toTheYard(play)
  expect(await said(play, 'the moss')).toBe('Moss grows between the stones.')
})

test('an answer that was given is not given again to other words', async () => {
  const play = await begin()

  expect(await said(play, 'sing a song')).toBe('You sing one line, and it is enough.')
  expect(await said(play, 'sing of the wars of my grandfather with the tax office')).not.toMatch(
    /one line|second time|same again|as it went before/u,
  )
})

import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, type GivenAction } from '../../../test/play.ts'

const app = await openTestApp()

const ending = (text: string) => ({ text, choices: [] })
/** Two men and a woman, a drum and a lamp; each may be meant. */
const COURT: StoryStructure = {
  start_node: 'court',
  cast: {
    meera: { name: 'Meera', aliases: ['the widow'], look: { kind: 'woman' } },
    gopal: { name: 'Gopal', aliases: ['the clerk'], look: { kind: 'man' } },
  },
  things: { drum: { name: 'the drum' }, lamp: { name: 'the brass lamp', aliases: ['lamp'] } },
  nodes: {
    court: {
      text: 'Gopal counts, and Meera waits. The drum stands in the corner.',
      people: ['meera', 'gopal'],
      things: ['drum', 'lamp'],
      choices: [
        { text: 'Question Meera about the debt', target: 'debt' },
        { text: 'Question Gopal about the ledger', target: 'ledger' },
        { text: 'Strike the drum', target: 'noise' },
        { text: 'Strike a match to the brass lamp', target: 'light' },
      ],
      reactions: [{ deeds: ['smell', 'sniff'], about: ['drum'], text: 'It smells of old skin.' }],
    },
    debt: ending('Meera tells of the debt.'),
    ledger: ending('Gopal opens the ledger.'),
    noise: ending('The whole court falls silent.'),
    light: ending('The lamp shows every face.'),
  },
}
const say = (user_action: string): GivenAction => ({ action_type: 'custom_action', user_action })
const begin = () => beginPlay(app, { structure: COURT })

test.for([
  ['strike it', 'The whole court falls silent.'],
  ['sniff it', 'It smells of old skin.'],
] as const)('a pronoun stands for the one here that fits it: %s', async ([words, told]) => {
  const answer = await acted(app, await begin(), say(words))

  expect(answer.narrative).toContain(told)
})

test.for(['question them', 'question her', 'question him'])(
  'where a deed may be done to two, it is asked who is meant: %s',
  async (words) => {
    const answer = await acted(app, await begin(), say(words))

    expect(answer.asked?.slice(0, 2).toSorted()).toEqual([
      'Question Gopal about the ledger',
      'Question Meera about the debt',
    ])
  },
)

test.for(['go there', 'wahan chalo', 'वहाँ जाओ'])(
  'who goes there is asked which of the ways they mean: %s',
  async (words) => {
    const answer = await acted(app, await beginPlay(app), say(words))

    expect(answer.asked).toEqual(['Cross the river with the ferryman', 'Follow the bank upstream'])
  },
)

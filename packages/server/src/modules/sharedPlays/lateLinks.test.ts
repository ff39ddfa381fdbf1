import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { acted, beginPlay, newestOf, type Play, ofPlay } from '../../test/play.ts'
import { findTurn } from '../sessions/turns.queries.ts'

const app = await openTestApp()

/** Three choices in a row that an ending recalls. */
const TEA: StoryStructure = {
  start_node: 'door',
  state: { trust: { number: [0, 5], start: 1, label: 'Trust' } },
  nodes: {
    door: {
      text: 'A door in the snow.',
      choices: [{ text: 'Knock', target: 'room', recall: 'You knocked.' }],
    },
    room: {
      text: 'She pours tea.',
      choices: [
        { text: 'Drink', target: 'desk', sets: { trust: '+1' }, recall: 'You drank first.' },
      ],
    },
    desk: {
      text: 'Paper and a pen.',
      choices: [{ text: 'Take the pen', target: 'letter', recall: 'You took the pen.' }],
    },
    letter: { title: 'The Letter', text: 'Amma, you write.', choices: [] },
  },
}

const choose = (play: Play, selected_choice: string) =>
  acted(app, play, { action_type: 'continue', selected_choice })

/** Somebody goes on from the second turn of a play, by a link that shows that turn alone. */
async function goOnFromLateLink(): Promise<Play> {
  const play = await beginPlay(app, { structure: TEA, initial_xp: 100 })
  await choose(play, 'Knock')
  const { turn_id } = newestOf(await choose(play, 'Drink'))
  const { share_code } = await app.ask('sharePlay', {
    ...ofPlay(play),
    body: { from_turn: turn_id, shows_words: true },
  })
  const player = await app.register()
  const session = await app.ask('forkSharedPlay', {
    token: player.access_token,
    params: { share_code },
    body: { turn_id },
  })
  return { player, storyId: play.storyId, session }
}

test('an ending recalls what was done since a late link, and nothing of before it', async () => {
  const play = await goOnFromLateLink()
  await choose(play, 'Take the pen')

  const { recalled } = await app.ask('getEnding', ofPlay(play))

  expect(recalled.map(({ text, turn }) => [text, turn])).toEqual([['You took the pen.', 1]])
})

test('what changed by the first turn of a late link stands in the memory from that turn on', async () => {
  const play = await goOnFromLateLink()

  const memory = await app.ask('getMemory', ofPlay(play))

  expect(memory).toMatchObject({ turn: 0, facts: [] })
  expect(memory.state).toMatchObject([{ label: 'Trust', value: 2, turn: 0 }])
})

test('a fact that is deleted in a play from a late link is forgotten', async () => {
  const play = await goOnFromLateLink()
  const user_action = 'I tell her that my father never wrote to me'
  await acted(app, play, { action_type: 'custom_action', user_action })
  const { facts } = await app.ask('getMemory', ofPlay(play))
  const fact = facts.find(({ by }) => by === 'player')
  const { token, params } = ofPlay(play)

  await app.ask('deleteFact', { token, params: { ...params, line_id: fact?.id ?? '' } })
  const { turn_id } = newestOf(await choose(play, 'Take the pen'))

  const after = await findTurn(app.db, turn_id, play.player.id)
  expect(after?.state.facts.filter(({ what }) => what.includes('father'))).toEqual([])
})

import type { StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import {
  changeUser,
  insertStory,
  insertTag,
  SMALL_STRUCTURE,
  storyRow,
} from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted, beginPlay, type GivenAction, ofPlay, type Play } from '../../test/play.ts'

const app = await openTestApp()

const endingOf = ({ player, session }: Play) =>
  app.ask('getEnding', {
    token: player.access_token,
    params: { session_id: session.id },
  })

const pick = (selected_choice: string): GivenAction => ({
  action_type: 'continue',
  selected_choice,
  selected_model: 'kathakar',
})
const say = (user_action: string): GivenAction => ({
  action_type: 'custom_action',
  user_action,
  selected_model: 'kathakar',
})

async function walk(play: Play, actions: readonly GivenAction[]) {
  for (const action of actions) await acted(app, play, action)
}

/** The pen closes one ending, the tea sets a flag, the weather does neither. */
const RICH: StoryStructure = {
  start_node: 'door',
  state: { trust: { number: [0, 5], start: 1, label: 'Trust' } },
  nodes: {
    door: {
      text: 'A door in the snow.',
      choices: [
        { text: 'Talk of the weather', target: 'room', recall: 'You spoke of snow.' },
        { text: 'Knock', target: 'room' },
      ],
    },
    room: {
      text: 'She pours tea.',
      choices: [
        {
          text: 'Drink the tea',
          target: 'desk',
          sets: { trust: '+1' },
          recall: 'You drank first.',
        },
        { text: 'Leave the tea', target: 'desk' },
      ],
    },
    desk: {
      text: 'Paper and a pen.',
      choices: [
        { text: 'Take the pen', target: 'letter', recall: 'You took the pen yourself.' },
        { text: 'Go out', target: 'road' },
      ],
    },
    letter: { title: 'The Tenth Pen', text: 'Amma, you write.', choices: [] },
    road: { title: 'The Road', text: 'The road shuts.', choices: [] },
  },
}

describe('the recap of an ending', () => {
  test('contains turns that can be read in the history', async () => {
    const play = await beginPlay(app, { structure: RICH })
    await walk(play, ['Talk of the weather', 'Drink the tea', 'Take the pen'].map(pick))
    const [first] = (await endingOf(play)).recalled

    const page = await app.ask('listHistory', {
      token: play.player.access_token,
      params: { session_id: play.session.id },
      query: { before: first?.turn_id ?? '' },
    })

    expect(page.entries.map(({ number }) => number)).toEqual([0])
  })

  test('leaves out facts that the player has deleted since', async () => {
    const play = await beginPlay(app)
    const words = 'I am Ravi, and I cross the river with the ferryman'
    await walk(play, [say(words), pick('Knock where a door should be')])
    const call = { token: play.player.access_token, params: { session_id: play.session.id } }
    const { facts } = await app.ask('getMemory', call)
    await walk(play, [pick('Drink from the ceiling')])
    const before = await endingOf(play)
    const params = { ...call.params, line_id: facts.find(({ by }) => by === 'player')?.id ?? '' }
    const deleted = await app.call('deleteFact', { ...call, params })

    const after = await endingOf(play)

    expect(before.recalled.map(({ text }) => text)).toContain(words)
    expect(deleted.status).toBe(200)
    expect(after.recalled.map(({ text }) => text)).not.toContain(words)
  })
})

describe('the list of endings', () => {
  test('names the endings that this player has found in any play, and hides the others', async () => {
    const first = await beginPlay(app, { structure: SMALL_STRUCTURE })
    await walk(first, [pick('Walk home along the dunes')])
    const alone = await endingOf(first)
    const body = { story_id: first.storyId }
    const token = first.player.access_token
    const session = await app.ask('createSession', { token, body })
    const second = { ...first, session }
    await walk(second, [pick('Push the boat into the water')])

    const both = await endingOf(second)

    expect(alone.endings).toEqual([
      { number: 1, title: null, is_here: false },
      { number: 2, title: 'Home', is_here: true },
    ])
    expect(both.endings).toEqual([
      { number: 1, title: 'Out at Sea', is_here: true },
      { number: 2, title: 'Home', is_here: false },
    ])
  })

  test('does not contain the endings of other players', async () => {
    const other = await beginPlay(app)
    await walk(other, [pick('Follow the bank upstream'), pick('Climb the watchtower')])
    await walk(other, [pick('Light the beacon')])
    const player = await app.register()
    const body = { story_id: other.storyId }
    const session = await app.ask('createSession', { token: player.access_token, body })
    const own = { player, storyId: other.storyId, session }
    await walk(own, [pick('Cross the river with the ferryman')])
    await walk(own, [pick('Knock where a door should be'), pick('Drink from the ceiling')])

    const { endings } = await endingOf(own)

    expect(endings.map(({ title }) => title)).toEqual([null, 'The Ceiling'])
  })
})

describe('the next story', () => {
  const LANGUAGE = 'ta'

  /** A reader at the ending of a Tamil story, among Tamil stories of one test. */
  async function atEnding(given: Parameters<typeof beginPlay>[1] = {}, player?: Player) {
    await app.db.updateTable('stories').set({ status: 'archived' }).execute()
    const story = { structure: SMALL_STRUCTURE, language: LANGUAGE, ...given } as const
    const play = await beginPlay(app, story, player)
    await walk(play, [pick('Walk home along the dunes')])
    return play
  }
  const another = (given: Parameters<typeof insertStory>[1] = {}) =>
    insertStory(app.db, { language: LANGUAGE, ...given })
  const tagOf = async (name: string) =>
    (await insertTag(app.db, { name, display_name: name, color: '#fff' })).id
  const tag = (story_id: string, tag_id: string) =>
    app.db.insertInto('story_tags').values({ story_id, tag_id }).execute()
  const nextOf = async (play: Play) => (await endingOf(play)).next_story

  test('shares the rarest tag, and names it', async () => {
    const play = await atEnding()
    const [common, rare] = [await tagOf('memory'), await tagOf('sea')]
    const [one, two] = [await another(), await another()]
    for (const id of [play.storyId, one.id, two.id]) await tag(id, common)
    for (const id of [play.storyId, two.id]) await tag(id, rare)

    const next = await nextOf(play)

    expect(next).toMatchObject({
      id: two.id,
      reason: { code: 'shared_tag', tag: { id: rare, display_name: 'sea' } },
    })
  })

  test('prefers the same author to other things in common', async () => {
    const play = await atEnding()
    const { author_id } = await storyRow(app.db, play.storyId)
    await another()
    const { id } = await another({ author_id })

    expect(await nextOf(play)).toMatchObject({
      id,
      reason: { code: 'same_author', author: 'An Author' },
    })
  })

  test('prefers an unfinished one to all others', async () => {
    const play = await atEnding()
    await another()
    const begun = await beginPlay(app, { language: LANGUAGE }, play.player)

    expect(await nextOf(play)).toMatchObject({
      id: begun.storyId,
      reason: { code: 'unfinished' },
    })
  })

  test('prefers the same language and rating to all reasons', async () => {
    const play = await atEnding({ content_rating: 'family' })
    const [words, other] = [await tagOf('words'), await another({ content_rating: 'teen' })]
    const elsewhere = await another({ language: 'hi', content_rating: 'family' })
    for (const id of [play.storyId, other.id, elsewhere.id]) await tag(id, words)
    const plain = await another({ content_rating: 'everyone', possible_endings: 1 })

    expect(await nextOf(play)).toMatchObject({ id: plain.id, reason: { code: 'not_yet_read' } })
  })

  test('is never one that this reader has ended, even in a play with a later undo', async () => {
    const play = await atEnding()
    const known = await beginPlay(
      app,
      { language: LANGUAGE, structure: SMALL_STRUCTURE },
      play.player,
    )
    await walk(known, [pick('Walk home along the dunes'), { action_type: 'undo', to: 'fork' }])

    expect(await nextOf(play)).toBeNull()
  })

  test.each([
    ['premium', { is_premium: true }],
    ['for adults who have not said so', { content_rating: 'mature' as const }],
    ['a draft', { status: 'draft' as const }],
  ])('is never one that is %s', async (_why, given) => {
    const play = await atEnding()
    await another(given)

    expect(await nextOf(play)).toBeNull()
  })

  test('may be premium for a player with access', async () => {
    const play = await atEnding()
    const { id } = await another({ is_premium: true })
    await changeUser(app.db, play.player.id, { has_premium_access: true })

    expect(await nextOf(play)).toMatchObject({ id })
  })
})

test('the recap counts the players who reached the ending from twenty finishes on', async () => {
  const structure: StoryStructure = {
    start_node: 'gate',
    nodes: {
      gate: {
        text: 'A gate.',
        choices: [
          { text: 'Left', target: 'well' },
          { text: 'Right', target: 'field' },
        ],
      },
      well: { title: 'The Well', text: 'Water.', choices: [] },
      field: { title: 'The Field', text: 'Grass.', choices: [] },
    },
  }
  const first = await beginPlay(app, { structure })
  await acted(app, first, pick('Left'))
  for (let at = 1; at < 20; at += 1) {
    expect((await endingOf(first)).reached).toBeUndefined()
    const player = await app.register()
    const session = await app.ask('createSession', {
      token: player.access_token,
      body: { story_id: first.storyId },
    })
    const play = { player, session, storyId: first.storyId }
    await acted(app, play, pick(at % 4 === 0 ? 'Left' : 'Right'))
  }

  expect((await endingOf(first)).reached).toEqual({ players: 5, finished: 20 })
})

test('an unfinished session has no recap', async () => {
  const play = await beginPlay(app)

  const refused = await app.call('getEnding', ofPlay(play))

  expect(refused.status).toBe(409)
  expect(refused.refusal().code).toBe('no_ending_yet')
})

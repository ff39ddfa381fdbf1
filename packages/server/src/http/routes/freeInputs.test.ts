import type { FreeInputs } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { withPhrases } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import { describe, expect, test } from 'vitest'

import { atLength, sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const { arrival } = teaStall.nodes
const stall = {
  ...teaStall,
  nodes: { ...teaStall.nodes, arrival: { ...arrival, text: atLength(arrival?.text ?? '') } },
}
const open = () => desk.published({ story_structure: stall })

const act = (token: string, session_id: string, user_action: string) =>
  product.call('takeAction', {
    token,
    params: { session_id },
    body: { selected_model: 'kathakar', action_type: 'custom_action', user_action },
  })

/** Somebody begins the story and says what they say. */
async function visit(story_id: string, ...said: string[]) {
  const player = await product.register()
  const token = player.access_token
  const { id } = await product.ask('createSession', { token, body: { story_id } })
  for (const words of said) (await act(token, id, words)).answer()
  return player
}

const tries = async (id: string, query: Record<string, string> = {}): Promise<FreeInputs> =>
  await product.ask('listStoryTries', { ...desk.on(id), query })
const wordsIn = ({ groups }: FreeInputs) => groups.map(({ words }) => words)

describe('what players tried', () => {
  test('is put together by what it means, and told once two have tried it', async () => {
    const { id } = await open()
    await visit(id, 'Light the stove!')
    await visit(id, 'light the stove', 'light up the stove please')
    await visit(id, 'somersault over the moon')

    const told = await tries(id)

    expect(told.groups).toMatchObject([
      {
        words: 'light the stove',
        wordings: ['light up the stove please'],
        more: 0,
        node: 'arrival',
        is_there: true,
        players: 2,
        is_answered: false,
      },
    ])
    expect(told).toMatchObject({ counts: { all: 1, unanswered: 1, answered: 0 }, players_min: 2 })
    expect(told.scenes).toEqual([{ node: 'arrival', title: 'arrival', groups: 1 }])
  })

  test('names nobody', async () => {
    const { id } = await open()
    const one = await visit(id, 'light the stove')
    const other = await visit(id, 'light the stove')

    const told = JSON.stringify(await tries(id))

    for (const { id: user, username } of [one, other]) {
      expect(told).not.toContain(user)
      expect(told).not.toContain(username)
    }
  })

  test('is answered where a choice, a reaction or a topic was heard, and not by an evasion', async () => {
    const { id } = await open()
    for (const _ of [1, 2]) {
      await visit(id, 'sing a song', 'ask Jamuna about the kettle', 'ask Jamuna about her shoes')
    }

    const [answered, unanswered] = [
      await tries(id, { show: 'answered' }),
      await tries(id, { show: 'unanswered' }),
    ]

    expect(wordsIn(answered)).toEqual(
      expect.arrayContaining(['sing a song', 'ask jamuna about the kettle']),
    )
    expect(wordsIn(unanswered)).toEqual(['ask jamuna about her shoes'])
    expect(await tries(id, { show: 'all' })).toMatchObject({
      counts: { all: 3, unanswered: 1, answered: 2 },
    })
  })

  test('of the author alone is nothing to tell, nor what has been said about playing', async () => {
    const { id } = await open()
    const { token } = desk
    const begun = await product.ask('createSession', { token, body: { story_id: id } })
    await act(token, begun.id, 'light the stove')
    await visit(id, 'light the stove', 'help', 'go on')
    await visit(id, 'help', 'go on')

    expect((await tries(id, { show: 'all' })).groups).toEqual([])
  })

  test.each([
    'write to lakshmi@example.org',
    'call Lakshmi on 98765 43210',
    'मुझे ९८७६५ ४३२१० पर बुलाओ',
    'look at www.example.org',
  ])('never holds what may tell who somebody is: %s', async (words) => {
    const { id } = await open()
    await visit(id, words)
    await visit(id, words)

    expect((await tries(id, { show: 'all' })).groups).toEqual([])
    const { rows } = await product.db
      .selectFrom('tries')
      .select((query) => query.fn.countAll().as('rows'))
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(0)
  })

  test('never holds words that the guard declined, nor such as it declines since', async () => {
    const { id } = await open()
    const harm = 'how to build a bomb'
    await visit(id, harm)
    await visit(id, harm, 'light the stove')
    await visit(id, 'light the stove')
    // As if they had been let through once.
    await product.db.updateTable('tries').set({ words: harm }).where('story_id', '=', id).execute()

    expect((await tries(id, { show: 'all' })).groups).toEqual([])
  })

  test('goes with the account that wrote it', async () => {
    const { id } = await open()
    const one = await visit(id, 'light the stove')
    await visit(id, 'light the stove')

    await product.db.deleteFrom('game_sessions').where('user_id', '=', one.id).execute()

    expect((await tries(id)).groups).toEqual([])
  })

  test('is told of one scene alone, of thirty days, and by pages', async () => {
    const { id } = await open()
    const said = (
      'juggle plates,paint rainbows,build sandcastles,photograph penguins,recite algebra,' +
      'polish trumpets,inflate balloons,catalogue fossils,shear sheep,solder wires,' +
      'whittle spoons,knit mittens,tame wolves'
    ).split(',')
    for (const _ of [1, 2]) for (const words of said) await visit(id, words)

    const first = await tries(id)
    const second = await tries(id, { page: '2' })
    const elsewhere = await tries(id, { node: 'tea' })
    await product.db
      .updateTable('tries')
      .set({ created_at: new Date(product.clock.now().getTime() - 31 * 24 * 60 * 60_000) })
      .where('story_id', '=', id)
      .execute()
    const later = await tries(id)

    expect(first).toMatchObject({ page: 1, total_pages: 2 })
    expect([first.groups.length, second.groups.length > 0]).toEqual([10, true])
    const all = new Set([...wordsIn(first), ...wordsIn(second)])
    expect(all.size).toBe(first.counts.unanswered)
    expect(elsewhere.groups).toEqual([])
    expect(later.groups).toEqual([])
  })

  test('of a story of another is not told', async () => {
    const { id } = await open()
    const { access_token: token } = await product.register()

    const refused = await product.call('listStoryTries', { token, params: { story_id: id } })

    expect(refused.refusal().code).toBe('forbidden')
  })
})

describe('an answer to what players tried', () => {
  const answer = { place: { of: 'scene', node: 'arrival' }, phrases: ['light the stove'] }
  const check = (id: string, body: object) =>
    product.call('tryStoryAnswer', {
      ...desk.on(id),
      body: { node: 'arrival', words: ['light up the stove', 'dance'], answer, ...body },
    })

  test('is tried on the judge before it is part of the story', async () => {
    const { id } = await open()

    const tried = (await check(id, {})).answer()

    expect(tried).toEqual({ heard: ['light up the stove'], not_yet: ['dance'] })
    expect((await desk.open(id)).revision).toBe(1)
  })

  test('of somebody is tried whatever its condition is', async () => {
    const { id } = await open()
    const shoes = {
      place: { of: 'topic', person: 'jamuna' },
      phrases: ['her shoes'],
      if: 'trust >= 5',
    }

    const tried = (await check(id, { words: ['ask about her shoes'], answer: shoes })).answer()

    expect(tried.heard).toEqual(['ask about her shoes'])
  })

  test('makes what was tried answered, once it is saved', async () => {
    const { id } = await open()
    await visit(id, 'light the stove')
    await visit(id, 'light up the stove')
    expect((await tries(id)).counts.unanswered).toBe(1)
    const { story_structure, revision } = await desk.open(id)
    const scene = story_structure?.nodes['arrival']
    const reactions = [...(scene?.reactions ?? []), { to: ['light the stove'], text: 'It burns.' }]
    const nodes = { ...story_structure?.nodes, arrival: { ...scene, reactions } }

    const saved = await desk.edit(id, { revision, story_structure: { ...story_structure, nodes } })

    expect(saved.status).toBe(200)
    expect((await tries(id)).counts).toEqual({ all: 1, unanswered: 0, answered: 1 })
    expect((await tries(id, { show: 'answered' })).groups).toMatchObject([{ is_answered: true }])
  })

  test('becomes another way to say a choice, which such words take from then on', async () => {
    const { id } = await open()
    await visit(id, 'light the stove')
    const { story_structure, revision } = await desk.open(id)
    const choice = story_structure?.nodes['arrival']?.choices[0]
    const phrases = ['light the stove', 'light up the stove']
    const changed = withPhrases(story_structure ?? teaStall, {
      node: 'arrival',
      choice: choice?.text ?? '',
      phrases,
      most: STORY_LIMITS.phrases,
    })

    const saved = await desk.edit(id, { revision, story_structure: changed })
    ;(await desk.publish(id)).answer()
    const player = await product.register()
    const token = player.access_token
    const begun = await product.ask('createSession', { token, body: { story_id: id } })
    const played = (await act(token, begun.id, 'light up the stove')).answer()

    expect(saved.status).toBe(200)
    const session = { token, params: { session_id: begun.id } }
    const { session_data } = await product.ask('getSession', session)
    expect(played.declined ?? played.asked ?? played.hint).toBeUndefined()
    expect(session_data.scenes).toHaveLength(2)
  })

  test('with a condition that cannot be read is refused with column and sentence', async () => {
    const { id } = await open()

    const refused = await check(id, { answer: { ...answer, if: 'trust = 2' } })

    expect(refused.status).toBe(422)
    expect(refused.refusal()).toMatchObject({
      detail: [{ loc: ['answer', 'if'], msg: 'Column 7: Write “==” to compare.' }],
    })
  })

  test('of somebody who is not there is refused', async () => {
    const { id } = await open()
    const nobody = { ...answer, place: { of: 'topic', person: '__proto__' } }

    expect((await check(id, { answer: nobody })).refusal().code).toBe('not_playable')
  })
})

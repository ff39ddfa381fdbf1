import { DAY_MS, type FreeInputs } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { lengthen, startAuthoring } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay, say } from '../../test/play.ts'

const product = await openTestApp()
const desk = await startAuthoring(product)

const { arrival } = teaStall.nodes
const stall = {
  ...teaStall,
  nodes: { ...teaStall.nodes, arrival: { ...arrival, text: lengthen(arrival?.text ?? '') } },
}
const open = () => desk.published({ story_structure: stall })

async function visit(story_id: string, ...said: string[]) {
  const play = await openPlay(product, await product.register(), story_id)
  for (const words of said) await play.acted(say(words, 'kathakar'))
  return play.player
}

const list = (id: string, query: Record<string, string> = {}): Promise<FreeInputs> =>
  product.ask('listFreeInputs', { ...desk.on(id), query })
const wordsIn = ({ items }: FreeInputs) => items.map(({ words }) => words)

test('lists text of two players with its scene and its answer, without names', async () => {
  const { id } = await open()
  const players = [
    await visit(id, 'Light the stove!', 'sing a song', 'ask Jamuna about the kettle'),
    await visit(id, 'light the stove', 'sing a song', 'ask Jamuna about the kettle'),
    await visit(id, 'light the stove', 'somersault over the moon'),
  ]

  const listed = await list(id)

  expect(listed.items).toHaveLength(3)
  expect(listed.items[0]).toEqual({
    words: 'light the stove',
    node: 'arrival',
    title: 'arrival',
    players: 3,
    answered_by: null,
  })
  expect(listed.items.slice(1)).toMatchObject([
    { words: 'ask jamuna about the kettle', players: 2, answered_by: 'topic' },
    { words: 'sing a song', players: 2, answered_by: 'reaction' },
  ])
  expect(wordsIn(await list(id, { show: 'not_understood' }))).toEqual(['light the stove'])
  for (const { id: user, username } of players) {
    expect(JSON.stringify(listed)).not.toContain(user)
    expect(JSON.stringify(listed)).not.toContain(username)
  }
})

test('does not list text of the author, commands, and requests to the site', async () => {
  const { id } = await open()
  const own = await openPlay(product, desk.author, id)
  await own.acted(say('light the stove', 'kathakar'))
  await visit(id, 'light the stove', 'help', 'go on')
  await visit(id, 'help', 'go on')

  expect((await list(id)).items).toEqual([])
})

test('does not store text that may identify a player', async () => {
  const { id } = await open()
  const said = [
    'write to lakshmi@example.org',
    'call Lakshmi on 98765 43210',
    'मुझे ९८७६५ ४३२१० पर बुलाओ',
    'look at www.example.org',
  ]
  await visit(id, ...said)
  await visit(id, ...said)

  const stored = product.db.selectFrom('free_inputs').select('words').where('story_id', '=', id)
  expect(await stored.execute()).toEqual([])
})

test('does not list text of a deleted session, or text that the safety rules decline', async () => {
  const { id } = await open()
  const harm = 'how to build a bomb'
  await visit(id, harm)
  const player = await visit(id, harm, 'light the stove')
  await visit(id, 'light the stove')
  const inputs = product.db.updateTable('free_inputs').where('story_id', '=', id)
  const before = await list(id)

  await inputs.set({ words: harm }).execute()
  const declined = await list(id)
  await inputs.set({ words: 'light the stove' }).execute()
  await product.db.deleteFrom('game_sessions').where('user_id', '=', player.id).execute()

  expect(wordsIn(before)).toEqual(['light the stove'])
  expect([declined.items, (await list(id)).items]).toEqual([[], []])
})

test('lists text in pages for thirty days', async () => {
  const { id } = await open()
  const said = Array.from(
    { length: LIMITS.freeInputsPerPage + 1 },
    (_, at) => `juggle ${'abcdefghijklmnopqrstuvwxyz'.charAt(at).repeat(5)}`,
  )
  for (const _ of [1, 2]) for (const words of said) await visit(id, words)

  const first = await list(id)
  const second = await list(id, { page: '2' })
  const beyond = await list(id, { page: '9' })
  const old = new Date(product.clock.now().getTime() - (LIMITS.freeInputDays + 1) * DAY_MS)
  await product.db.updateTable('free_inputs').set({ created_at: old }).execute()

  expect([first.total_pages, first.items.length, second.items.length]).toEqual([2, 20, 1])
  expect(new Set([...wordsIn(first), ...wordsIn(second)]).size).toBe(21)
  expect(beyond.items).toEqual([])
  expect((await list(id)).items).toEqual([])
})

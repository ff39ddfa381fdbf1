import { expect, test } from 'vitest'

import { readEvents } from '../../test/eventStream.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import {
  AT_FERRY,
  beginPlay,
  expectSoundLedger,
  pick,
  type Play,
  RIVER,
  say,
} from '../../test/play.ts'

const app = await openTestApp()

const idsIn = (table: 'turns' | 'play_actions', { session }: Play) =>
  app.db.selectFrom(table).select('id').where('session_id', '=', session.id).execute()
const keptOf = async (play: Play) => ({
  turns: await idsIn('turns', play),
  actions: await idsIn('play_actions', play),
  wallet: await play.wallet(),
})

test.for([
  ['help', 'what can I do here?'],
  ['who', 'main kaun hoon?'],
  ['undo', 'undo that'],
  ['unclear', '🐍🐍🐍'],
  ['credits', 'do u take upi'],
  ['length', 'কত মিনিট লাগবে গল্পটা শেষ হতে'],
] as const)('input outside of the story gets a free hint on %s', async ([topic, words]) => {
  const play = await beginPlay(app)
  const before = await keptOf(play)

  const answer = await play.say(words)

  expect(answer).toMatchObject({
    hint: { topic, detail: expect.stringMatching(/\.$/u) as string },
    narrative: null,
    choices: AT_FERRY,
    credits_consumed: 0,
    xp_gained: 0,
    session_data: play.session.session_data,
  })
  const { turns, wallet } = await keptOf(play)
  expect({ turns, wallet }).toEqual({ turns: before.turns, wallet: before.wallet })
  await expectSoundLedger(app.db)
})

test('an authored reaction to exactly this input is narrated in the story', async () => {
  const { ferry } = RIVER.nodes
  const rope = { to: ['save the game'], text: 'The ferryman keeps the rope.' }
  const scene = { ...ferry, choices: ferry?.choices ?? [], text: 'A rope.', reactions: [rope] }
  const structure = { ...RIVER, nodes: { ...RIVER.nodes, ferry: scene } }

  const foreseen = await (await beginPlay(app, { structure })).say('save the game')
  const elsewhere = await (await beginPlay(app)).say('save the game')

  expect(foreseen.narrative).toContain('The ferryman keeps the rope.')
  expect(elsewhere.hint).toMatchObject({ topic: 'save' })
})

test('a question about the player’s role gets the story’s answer', async () => {
  const play = await beginPlay(app, { story_prompt: 'You carry the last lamp.' })

  const { hint } = await play.say('who am I?')

  expect(hint?.role).toBe('You carry the last lamp.')
})

test('a player without credits still gets a hint', async () => {
  const play = await beginPlay(app, { initial_xp: 0 })

  const { hint } = await play.say('help')

  expect(hint?.topic).toBe('help')
})

test('ambiguous words lead to a free question, and the answer is taken', async () => {
  const play = await beginPlay(app)
  const before = await keptOf(play)

  const answer = await play.say('the river or the bank')
  const after = await keptOf(play)
  const taken = await play.acted(pick(answer.asked?.[0] ?? ''))

  expect(answer.asked?.toSorted()).toEqual(AT_FERRY)
  expect(answer).toMatchObject({ narrative: null, session_data: play.session.session_data })
  expect({ ...after, actions: before.actions }).toEqual(before)
  expect(taken.asked).toBeUndefined()
  expect(taken.choices).not.toEqual(AT_FERRY)
})

test.for([
  ['asks back', 'the river or the bank'],
  ['helps', 'what can I do here?'],
  ['says who the player is', 'who am I?'],
] as const)(
  'an answer that %s is stored with its key, wherever the story continues',
  async ([, words]) => {
    const play = await beginPlay(app, { story_prompt: 'You carry the last lamp.' })
    const first = await play.act(say(words), { key: 'once' })
    await play.acted(pick('Cross the river with the ferryman'))
    const before = await keptOf(play)
    await app.db.updateTable('stories').set({ story_prompt: 'You carry nothing.' }).execute()

    const again = await play.act(say(words), { key: 'once' })
    const other = await play.act(say('I hum an old tune'), { key: 'once' })
    const followed = await app.ask('followAction', play.on({ key: 'once' }))

    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect([other.status, other.refusal().code]).toEqual([409, 'key_reused'])
    expect(followed).toEqual(first.answer())
    expect(await keptOf(play)).toEqual(before)
  },
)

test('twenty concurrent requests with the same question get the same answer, saved once', async () => {
  const play = await beginPlay(app)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => play.act(say('the river or the bank'), { key: 'once' })),
  )

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.answer().asked).toHaveLength(2)
  expect((await keptOf(play)).actions).toHaveLength(1)
})

test('a stream has a hint as its only event', async () => {
  const play = await beginPlay(app)

  const told = await play.stream({ ...say('help'), selected_model: 'kathakar' })

  expect(readEvents(told)).toMatchObject([{ event: 'result', data: { hint: { topic: 'help' } } }])
})

test('a test play also asks back and gives hints, without moving', async () => {
  const { access_token: token } = await app.register()
  const body = { story_structure: RIVER }
  const { state } = await app.ask('testPlay', { token, body })
  const play = (user_action: string) =>
    app.ask('testPlay', { token, body: { ...body, state, action: say(user_action) } })

  const helped = await play('help')
  const asked = await play('the river or the bank')

  expect(helped).toMatchObject({ hint: { topic: 'help' }, state, narrative: '' })
  expect(asked).toMatchObject({ state, narrative: '', xp_spent: 0 })
  expect(asked.asked?.toSorted()).toEqual(AT_FERRY)
})

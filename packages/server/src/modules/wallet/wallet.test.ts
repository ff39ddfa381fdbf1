import { expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { setScriptedStage } from '../../test/modelStage.ts'
import { beginPlay } from '../../test/play.ts'
import { FAULTS, pausedStoryteller } from '../../test/scriptedModels.ts'

const { app, models } = await setScriptedStage()

const walletOf = ({ access_token }: Player, query: Record<string, number> = {}) =>
  app.ask('getWallet', { token: access_token, query })

const sumLines = (entries: readonly { amount: number }[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

test('shows the source of the credits in a new wallet, and no entries of another', async () => {
  await (await beginPlay(app)).acted({ action_type: 'continue' })
  const wallet = await walletOf(await app.register())

  const cause = { kind: 'registration' }
  const entry = { amount: 20, reason: 'Welcome to Kathasagar', cause, story: null, turn: null }
  expect(wallet).toMatchObject({ credits: 20, held: 0, entries: [entry], has_more: false })
  expect(wallet.entries).toHaveLength(1)
})

test('lists every paid turn with its story, storyteller, and price', async () => {
  const play = await beginPlay(app, { title: 'The Two Banks' })
  const told = await play.acted({ action_type: 'continue', selected_model: 'birbal' })
  const shown = await play.acted({ action_type: 'show', selected_model: 'ajanta' })

  const { entries } = await walletOf(play.player)

  const story = { id: play.storyId, title: 'The Two Banks' }
  expect(entries.slice(0, 2)).toMatchObject([
    { amount: -8, reason: 'A picture, painted by Ajanta', story, turn: { turn_id: shown.turn_id } },
    {
      amount: -3,
      reason: 'Continue, told by Birbal',
      cause: { kind: 'turn', model_name: 'Birbal' },
      story,
      turn: { session_id: play.session.id, turn_id: told.turn_id, number: 1 },
    },
  ])
})

test('lists payments in a deleted session as such, without the story', async () => {
  const play = await beginPlay(app)
  await play.acted({ action_type: 'continue' })
  await app.ask('deleteSession', play.on())

  const { entries } = await walletOf(play.player)

  expect(entries[0]).toMatchObject({
    amount: -1,
    reason: 'A turn of a play that you deleted',
    cause: { kind: 'deleted_turn' },
    story: null,
    turn: null,
  })
})

test('shows the admin’s reason for credits, even if it equals an internal reason', async () => {
  const player = await app.register()
  const { access_token: token } = await registerAdmin(app)
  const params = { user_id: player.id }
  for (const reason of ['verification', 'registration', 'action', 'task:first-steps']) {
    await app.ask('grantCredits', { token, params, body: { amount: 5, reason } })
    const { entries } = await walletOf(player)
    expect(entries[0]).toMatchObject({ amount: 5, reason, cause: { kind: 'note' } })
  }
})

test('is unchanged by free, refunded, and undone actions', async () => {
  const play = await beginPlay(app)
  models.tellBy(FAULTS['throws before it speaks'])
  await play.acted({ action_type: 'continue' })
  await play.acted({ action_type: 'immerse', selected_model: 'kathakar' })
  await play.undo()

  const wallet = await walletOf(play.player)
  expect(wallet).toMatchObject({ credits: 20, entries: [{ amount: 20 }] })
})

test('reserves the credits of a running turn without spending them', async () => {
  const play = await beginPlay(app)
  const held = pausedStoryteller()
  models.tellBy(held.model)
  const telling = play.act({ action_type: 'continue', selected_model: 'vyasa' })
  await held.hasBegun

  const wallet = await walletOf(play.player)

  held.letGo()
  await telling
  expect(wallet).toMatchObject({ credits: 12, held: 8, entries: [{ amount: 20 }] })
})

test('adds up to the balance over all pages', async () => {
  const play = await beginPlay(app, { initial_xp: 40 })
  for (let turn = 0; turn < 5; turn += 1) await play.acted({ action_type: 'immerse' })

  const first = await walletOf(play.player, { limit: 4 })
  const second = await walletOf(play.player, { limit: 4, before: first.entries.at(-1)?.id ?? 0 })

  expect([first.has_more, second.has_more]).toEqual([true, false])
  expect(sumLines([...first.entries, ...second.entries])).toBe(first.credits)
})

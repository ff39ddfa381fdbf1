import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { NetworkPlayer } from '../../packages/server/src/test/networkPlayer.ts'

/** Of ten calls seven read, the others act. */
const READING_SHARE = 0.7
const READS = [
  '/stories/',
  '/stories/featured/',
  '/stories/search/?q=river',
  '/categories/',
  '/auth/me',
  '/game/sessions/',
]
const ACTIONS = [
  { action_type: 'continue', selected_model: 'kathakar' },
  { action_type: 'continue', selected_model: 'kathakar' },
  { action_type: 'immerse', selected_model: 'kathakar' },
  { action_type: 'custom_action', user_action: 'I look around', selected_model: 'kathakar' },
  { action_type: 'undo', selected_model: 'kathakar' },
]
const NOTHING_LEFT = /session_finished|not_enough_xp|nothing_to_undo/

const draw = (all) => all[Math.floor(Math.random() * all.length)]

/** Signs people up one after the other; each begins a session. */
export async function gatherPlayers(address, count) {
  const players = []
  for (let one = 0; one < count; one += 1) {
    const player = await new NetworkPlayer().signUp(address)
    players.push({ player, session: (await player.begin(address)).id })
  }
  return players
}

/** Calls, and once more with a new token where the old one is over. */
async function call(address, player, path, init) {
  const response = await player.call(address, path, init)
  if (response.status !== 401) return response
  await response.arrayBuffer()
  await player.signInAgain(address)
  return player.call(address, path, init)
}

async function read(address, { player }) {
  const response = await call(address, player, draw(READS))
  await response.arrayBuffer()
  return response.status
}

/** One act in four is heard word by word, as the app hears it. Who is at an ending begins anew. */
async function act(address, who) {
  const key = Math.random() < 0.25 ? randomUUID() : undefined
  const path = `/game/sessions/${who.session}/action`
  const response = await call(address, who.player, path, { body: draw(ACTIONS), key })
  const text = await response.text()
  if (NOTHING_LEFT.test(text)) who.session = (await who.player.begin(address)).id
  return response.status
}

/** One call of somebody among the players: what was answered (0: the line broke) and how soon. */
export async function callOnce(address, players) {
  const who = draw(players)
  const began = performance.now()
  const done = (status, isAct) => ({ status, isAct, ms: performance.now() - began })
  const isAct = Math.random() >= READING_SHARE
  try {
    return done(await (isAct ? act : read)(address, who), isAct)
  } catch {
    return done(0, isAct)
  }
}

/** Players call again as soon as they were answered; `onCall` hears of each call. */
export async function callAgain({ address, players, seconds, onCall }) {
  const until = performance.now() + seconds * 1000
  const playOn = async (player) => {
    while (performance.now() < until) onCall(await callOnce(address, [player]))
  }
  await Promise.all(players.map(playOn))
}

/** So many calls a second begin at their time, whatever became of those before. */
export async function callAtRate({ address, players, seconds, onCall, rate }) {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  const pending = new Set()
  for (let sent = 0; passed() < seconds;) {
    for (; sent < passed() * rate; sent += 1) {
      const call = callOnce(address, players).then(onCall)
      pending.add(call)
      void call.finally(() => pending.delete(call))
    }
    await pause(5)
  }
  await Promise.all(pending)
}

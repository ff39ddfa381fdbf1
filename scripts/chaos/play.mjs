import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { NetworkPlayer } from '../../packages/server/src/test/networkPlayer.ts'

const ACTIONS = [
  { action_type: 'continue', selected_model: 'kathakar' },
  { action_type: 'immerse', selected_model: 'kathakar' },
  { action_type: 'custom_action', user_action: 'I look around', selected_model: 'kathakar' },
]
const UNDO = { action_type: 'undo', selected_model: 'kathakar' }
const READS = ['/stories/', '/stories/featured/', '/game/sessions/', '/auth/me']
/** Age at which tokens are renewed, in ms. */
const TOKEN_MS = 10 * 60_000
/** Time after the end in which actions are still retried. */
const PATIENCE_MS = 60_000

const digest = (text) => createHash('sha256').update(text).digest('base64')
const isAway = ({ status, text }) => status === 503 && !text.includes('turn_interrupted')

async function count(tally, sent) {
  try {
    const response = await sent
    const text = await response.text()
    tally.statuses[response.status] = (tally.statuses[response.status] ?? 0) + 1
    if (response.status >= 500 && response.status !== 503) tally.faults.push(text)
    return { status: response.status, text }
  } catch {
    tally.broken += 1
    return null
  }
}

const click = ({ address, tally }, player, { path, body, key }) =>
  count(
    tally,
    fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    }),
  )

/** Retries a request with the same key until it gets a result, as the client does. */
async function insist(place, player, { path, body }) {
  for (let key = randomUUID(); ;) {
    const answer = await click(place, player, { path, body, key })
    if (answer && !isAway(answer) && !/action_running|turn_interrupted/.test(answer.text))
      return { ...answer, key }
    // The process stopped and the turn was refunded, so the request gets a new key.
    if (answer?.text.includes('turn_interrupted')) {
      place.tally.interrupted += 1
      key = randomUUID()
    }
    if (Date.now() > place.until + PATIENCE_MS) return null
    await pause(200)
  }
}

async function untilDone(work, pick) {
  for (;;) {
    const done = await work().then(pick, () => null)
    if (done) return done
    await pause(200)
  }
}
const signUp = ({ address }) =>
  untilDone(
    () => new NetworkPlayer().signUp(address),
    (player) => (player.token ? player : null),
  )
const signInAgain = ({ address }, player) =>
  untilDone(
    () => player.signInAgain(address),
    () => Date.now() + TOKEN_MS,
  )
const begin = ({ address }, player) =>
  untilDone(
    () => player.begin(address),
    ({ id }) => id,
  )

/** Plays until `place.until` and reads between turns. Returns the acknowledged turns. */
export async function playAt(place) {
  const { tally } = place
  const player = await signUp(place)
  let session = await begin(place, player)
  const heard = []
  let fresh = Date.now() + TOKEN_MS
  for (let turn = 0; Date.now() < place.until; turn += 1) {
    if (Date.now() > fresh) fresh = await signInAgain(place, player)
    const path = `/game/sessions/${session}/action`
    const body = turn % 7 === 6 ? UNDO : ACTIONS[turn % 3]
    const answer = await insist(place, player, { path, body })
    if (answer === null) break
    const { status, text, key } = answer
    if (status === 200) {
      tally.acknowledged += 1
      heard.push({ path, body, key, digest: digest(text) })
    }
    if (text.includes('session_finished') || status === 422) session = await begin(place, player)
    await count(tally, player.call(place.address, READS[turn % READS.length]))
    await pause(Math.random() * 300)
  }
  return { player, heard }
}

/** Repeats acknowledged requests. Counts lost and changed turns. */
export async function hearAgain(place, { player, heard }) {
  await signInAgain(place, player)
  for (const one of heard) {
    const again = await click(place, player, one)
    if (again?.status !== 200) place.tally.lost += 1
    else if (digest(again.text) !== one.digest) place.tally.changed += 1
  }
}

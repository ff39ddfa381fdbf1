import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { ActionAnswer, GameSession } from '@kathasagar/api/contract'
import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'

import { type OpenDatabase, openEmbedded, openPostgres, rethrow } from '../db/client.ts'
import { NetworkPlayer } from './networkPlayer.ts'
import { expectConsistentLedger } from './play.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'

interface Click {
  sessionId: string
  key: string
  body: object
  /** Response of the server. Null if the connection broke before the response. */
  acknowledged: Reply | null
}

interface Reply {
  status: number
  text: string
}

class RestlessPlayer extends NetworkPlayer {
  readonly clicks: Click[] = []
  address = ''

  /** Sends an action and records it. Returns null if the server stops during the request. */
  async click(sessionId: string, body: object): Promise<Reply | null> {
    const click: Click = { sessionId, key: randomUUID(), body, acknowledged: null }
    this.clicks.push(click)
    click.acknowledged = await this.send(click).catch(() => null)
    return click.acknowledged
  }

  async send({ sessionId, key, body }: Click): Promise<Reply> {
    const path = `/game/sessions/${sessionId}/action`
    const response = await this.call(this.address, path, { body, key, accept: 'application/json' })
    return { status: response.status, text: await response.text() }
  }

  async clickOn(sessionId: string): Promise<void> {
    for (let turn = 1; ; turn += 1) {
      const reply = await this.click(sessionId, nextClick(turn))
      if (reply === null || reply.status === 402 || reply.status === 409) return
    }
  }
}

/** Returns the next action. Most are free; images cost credits. */
const nextClick = (turn: number) => {
  if (turn % 5 === 0) return { action_type: 'undo', selected_model: 'tenali' }
  if (turn % 4 === 0) return { action_type: 'show', selected_model: 'vishvakarma' }
  if (turn % 3 === 0) return { action_type: 'immerse', selected_model: 'tenali' }
  return { action_type: 'continue', selected_model: 'tenali' }
}

const answerOf = ({ text }: Reply): ActionAnswer => JSON.parse(text)

const SESSIONS_AT_ONCE = 3
const MOST_CLICKS = 24
const LONGEST_DELAY_MS = 40

export interface KillPlace {
  dataDir: string
  /** Null for the embedded database. */
  databaseUrl: string | null
  /** Database URL that bypasses the pooler. */
  directUrl?: string
}

export interface KillReport {
  clicks: number
  acknowledged: number
  reopenMs: number
}

const start = ({ dataDir, databaseUrl, directUrl }: KillPlace) =>
  startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }),
  })

const openDatabase = ({ dataDir, databaseUrl }: KillPlace): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbedded(dataDir, rethrow) : openPostgres(databaseUrl, rethrow)

/** Waits until leases have ended. A shared database refunds interrupted turns only after that. */
async function letLeasesEnd(place: KillPlace): Promise<void> {
  if (place.databaseUrl === null) return
  const { db, close } = await openDatabase(place)
  await db
    .updateTable('play_actions')
    .set({ lease_until: new Date(0) })
    .where('status', '=', 'running')
    .execute()
  await close()
}

/** Plays several sessions and kills the server at a random time. Returns the ids of the sessions. */
async function playUntilKilled(server: ServerProcess, player: RestlessPlayer): Promise<string[]> {
  await player.signUp(server.address)
  const begun = Array.from({ length: SESSIONS_AT_ONCE }, () => player.begin(server.address))
  const sessions = await Promise.all(begun)
  const ids = sessions.map(({ id }) => id)
  const playing = Promise.all(ids.map((id) => player.clickOn(id)))
  const hasEnded = playing.then(() => true)
  const lastClick = Math.floor(Math.random() * MOST_CLICKS)
  while (player.clicks.length < lastClick && !(await Promise.race([hasEnded, pause(1)]))) continue
  await pause(Math.random() * LONGEST_DELAY_MS)
  await server.kill()
  await playing
  return ids
}

function withoutPicture(reply: Reply): Partial<ActionAnswer> {
  const { has_picture: _, ...rest } = answerOf(reply)
  return rest
}

function expectSameAnswer(again: Reply, acknowledged: Reply): void {
  assert.deepEqual(withoutPicture(again), withoutPicture(acknowledged))
  if (answerOf(acknowledged).has_picture) assert.equal(answerOf(again).has_picture, true)
}

/** Repeats every action with its key and compares the responses. Returns the number of spent credits. */
async function hearAgain(player: RestlessPlayer): Promise<number> {
  let spent = 0
  for (const click of player.clicks) {
    const again = await player.send(click)
    if (click.acknowledged?.status === 200) expectSameAnswer(again, click.acknowledged)
    spent += again.status === 200 ? answerOf(again).credits_consumed : 0
  }
  return spent
}

async function checkSessions(player: RestlessPlayer, ids: readonly string[], spent: number) {
  for (const id of ids) {
    const path = `/game/sessions/${id}`
    const { credits, session_data } = await player.read<GameSession>(player.address, path)
    assert.equal(credits, CREDITS_AT_REGISTRATION - spent)
    assert.equal(session_data.running_key, null)
  }
}

/**
 * Repeatedly kills a server under load and restarts it. Fails if an acknowledged turn changes or a credit is lost.
 */
export async function* killRounds(place: KillPlace, kills: number): AsyncGenerator<KillReport> {
  let server = await start(place)
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const player = new RestlessPlayer()
      player.address = server.address
      const ids = await playUntilKilled(server, player)
      await letLeasesEnd(place)
      const began = performance.now()
      server = await start(place)
      const reopenMs = performance.now() - began
      player.address = server.address
      const acknowledged = player.clicks.filter((click) => click.acknowledged !== null).length
      await checkSessions(player, ids, await hearAgain(player))
      yield { clicks: player.clicks.length, acknowledged, reopenMs }
    }
  } finally {
    await server.kill()
  }
  const { db, close } = await openDatabase(place)
  await expectConsistentLedger(db)
  await close()
}

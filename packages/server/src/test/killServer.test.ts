import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openEmbedded, openPostgres, type OpenDatabase } from '../db/client.ts'
import { expectSoundBooks } from './play.ts'
import { answerOf, RestlessPlayer } from './restlessPlayer.ts'
import { startServerProcess, type ServerProcess } from './serverProcess.ts'
import { createServerDatabase, type ServerDatabase } from './testDatabase.ts'

const KILLS = 12
const SESSIONS_AT_ONCE = 3
/** The kill comes after some of this many clicks, and then within this many milliseconds. */
const MOST_CLICKS = 24
const LONGEST_DELAY_MS = 40

const failTest = (error: unknown) => {
  throw error
}

let dataDir: string
let onServer: ServerDatabase | null
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-kill-'))
  onServer = await createServerDatabase()
})
afterAll(async () => {
  await onServer?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () =>
  startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    ...(onServer && { DATABASE_URL: onServer.url }),
  })

const openDatabase = (): Promise<OpenDatabase> =>
  onServer ? openPostgres(onServer.url, failTest) : openEmbedded(dataDir, failTest)

/** On a shared database a claim is given up only when its lease is over: here it is over now. */
async function letLeasesEnd(): Promise<void> {
  if (onServer === null) return
  const { db, close } = await openDatabase()
  await db
    .updateTable('play_actions')
    .set({ lease_until: new Date(0) })
    .where('status', '=', 'running')
    .execute()
  await close()
}

/** Plays in several sessions at once until the server is killed at a moment nobody chose. */
async function playUntilKilled(server: ServerProcess, player: RestlessPlayer): Promise<string[]> {
  await player.signUp()
  const sessions = await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, () => player.begin()))
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

interface HeardClick {
  /** Credits that the click has cost, by its answer. */
  spent: number
  /** What was said before the kill is said again, to the letter. */
  isTrue: boolean
}

/** Every click by its end: what was said before is said again, what was lost is heard at last. */
async function hearAgain(player: RestlessPlayer): Promise<HeardClick[]> {
  const heard: HeardClick[] = []
  for (const click of player.clicks) {
    const again = await player.send(click)
    const wasTold = click.acknowledged?.status === 200
    const spent = again.status === 200 ? answerOf(again).credits_consumed : 0
    heard.push({ spent, isTrue: !wasTold || again.text === click.acknowledged?.text })
  }
  return heard
}

test('a server killed at any moment loses nothing it said and charges nothing twice', async () => {
  let server = await start()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const player = new RestlessPlayer(server.address)
    const sessions = await playUntilKilled(server, player)
    await letLeasesEnd()
    server = await start()
    player.moveTo(server.address)

    const heard = await hearAgain(player)

    const spent = heard.reduce((sum, click) => sum + click.spent, 0)
    expect(heard.every(({ isTrue }) => isTrue)).toBe(true)
    const looks = await Promise.all(sessions.map((id) => player.look(id)))
    const left = CREDITS_AT_REGISTRATION - spent
    expect(looks.map(({ credits }) => credits)).toEqual(sessions.map(() => left))
    expect(looks.every(({ session_data }) => session_data.running_key === null)).toBe(true)
  }
  await server.kill()

  const { db, close } = await openDatabase()
  await expectSoundBooks(db)
  await close()
}, 600_000)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded, type OpenDatabase } from '../packages/server/src/db/client.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { acted, beginPlay, type Play } from '../packages/server/src/test/play.ts'
import { openTestDatabase } from '../packages/server/src/test/testDatabase.ts'
import { addMadeUpPlays } from './madeUpPlays.ts'
import { printGrowth } from './table.ts'

const TURNS = 1_000_000
const TURNS_OF_A_SESSION = 100
const WARM_UP = 30
const ROUNDS = 300
/** What may be asked of growth from one session to a million turns. */
const ALLOWED = 1.3

const ACTION = { action_type: 'immerse', selected_model: 'kathakar' } as const

interface Installation {
  app: TestApp
  play: Play
  /** A turn in the middle of the session. */
  middle: string
}

const parts = ({ player, session }: Play) => ({
  token: player.access_token,
  params: { session_id: session.id },
})

/** What a player does; a turn is taken back, so that each round finds what the last one found. */
const CALLS: Readonly<Record<string, (installation: Installation) => Promise<unknown>>> = {
  'take a turn': ({ app, play }) => acted(app, play, ACTION),
  'take it back': ({ app, play }) => acted(app, play, { action_type: 'undo' }),
  'open a session': ({ app, play }) => app.ask('getSession', parts(play)),
  'list the history': ({ app, play, middle: before }) =>
    app.ask('listHistory', { ...parts(play), query: { before } }),
  'list open sessions': ({ app, play: { player } }) =>
    app.ask('listOpenSessions', { token: player.access_token }),
}

/** The database of TEST_DATABASE_URL, or an embedded one on the disk: a million turns fill no memory. */
async function openDatabase(): Promise<OpenDatabase> {
  if (process.env['TEST_DATABASE_URL']) return openTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const database = await openEmbedded(folder, console.error)
  await migrate(database.db)
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...database, close }
}

async function open(turns: number): Promise<Installation> {
  const app = await buildTestApp({ database: await openDatabase() })
  const play = await beginPlay(app, { initial_xp: 100_000 })
  for (let turn = 1; turn < TURNS_OF_A_SESSION; turn += 1) await acted(app, play, ACTION)
  await addMadeUpPlays(app.db, play.session.id, turns / TURNS_OF_A_SESSION - 1)
  const { id: middle } = await app.db
    .selectFrom('turns')
    .select('id')
    .where('session_id', '=', play.session.id)
    .where('number', '=', TURNS_OF_A_SESSION / 2)
    .executeTakeFirstOrThrow()
  return { app, play, middle }
}

/**
 * What play costs in an installation of a million turns, against one of a single session; both are
 * asked in turns, so that whatever else the machine does falls on both.
 */
export async function benchInstallation() {
  const small = await open(TURNS_OF_A_SESSION)
  const large = await open(TURNS)
  const names = Object.keys(CALLS)
  const times = new Map(names.map((name) => [name, [[], []] as [number[], number[]]]))

  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(CALLS)) {
      for (const [at, installation] of [small, large].entries()) {
        const began = performance.now()
        await call(installation)
        if (round >= 0) times.get(name)?.[at]?.push(performance.now() - began)
      }
    }
  }
  const against = `in an empty installation; ${ALLOWED} x allowed at ${TURNS} turns`
  for (const [name, [few, many]] of times) printGrowth(name, many, few, against)
  await small.app.close()
  await large.app.close()
}

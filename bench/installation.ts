import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { acted, beginPlay, type Play } from '../packages/server/src/test/play.ts'
import { openTestDatabase } from '../packages/server/src/test/testDatabase.ts'
import { addMadeUpPlays } from './madeUpPlays.ts'
import { openOnDisk } from './product.ts'
import { printGrowth, timed, turnAbout } from './table.ts'

const TURNS = 1_000_000
const TURNS_OF_A_SESSION = 100
const OFTEN = { rounds: 300, warmUp: 30 }
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

/** What a player does; each round finds what the last one found. */
const CALLS: Readonly<Record<string, (installation: Installation) => Promise<unknown>>> = {
  'take a turn and take it back': async ({ app, play }) => {
    await acted(app, play, ACTION)
    await acted(app, play, { action_type: 'undo' })
  },
  'open a session': ({ app, play }) => app.ask('getSession', parts(play)),
  'list the history': ({ app, play, middle: before }) =>
    app.ask('listHistory', { ...parts(play), query: { before } }),
  'list open sessions': ({ app, play: { player } }) =>
    app.ask('listOpenSessions', { token: player.access_token }),
}

async function open(turns: number): Promise<Installation> {
  // A million turns fill no memory on a disk.
  const isNamed = process.env['TEST_DATABASE_URL']
  const database = await (isNamed ? openTestDatabase() : openOnDisk())
  const app = await buildTestApp({ database })
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

/** What play costs in an installation of a million turns, against one of a single session. */
export async function benchInstallation() {
  const small = await open(TURNS_OF_A_SESSION)
  const large = await open(TURNS)
  const against = `in an empty installation; ${ALLOWED} x allowed at ${TURNS} turns`
  for (const [name, call] of Object.entries(CALLS)) {
    const at = (installation: Installation) => () => timed(() => call(installation))
    const { ours, limit } = await turnAbout(OFTEN, at(large), at(small))
    printGrowth(name, ours, limit, against)
  }
  await small.app.close()
  await large.app.close()
}

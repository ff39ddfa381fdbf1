import { ActionAnswer } from '@kathasagar/api/contract'
import { openGraph } from '@kathasagar/story'

import type { OpenDatabase } from '../packages/server/src/db/client.ts'
import type { StatementWatch } from '../packages/server/src/db/awayFromDatabase.ts'
import type { Action } from '../packages/engine/src/world/ruling.ts'
import { rulesOf } from '../packages/engine/src/turn/playTurn.ts'
import { createInkPool } from '../packages/server/src/providers/ink/inkPool.ts'
import { lore } from '../packages/server/src/providers/hearing/lore.ts'
import {
  beginBuiltIn,
  playBuiltIn,
} from '../packages/server/src/modules/sessions/turn/narrate/builtInPlay.ts'
import { isRefusal } from '../packages/server/src/platform/call.ts'
import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { beginPlay, type ReceivedAction, RIVER } from '../packages/server/src/test/play.ts'
import { openTestDatabase } from '../packages/server/src/test/testDatabase.ts'
import { openOnDisk } from './product.ts'
import { median, timed } from './table.ts'

const ROUNDS = 60
const CHOICE = 'Follow the bank upstream'
const WORDS = 'juggle three burning pineapples'

/** Actions as sent and as the engine receives them. Undo does not reach the engine. */
const KINDS: readonly [name: string, sent: ReceivedAction, played: Action | null][] = [
  [
    'choice',
    { action_type: 'continue', selected_choice: CHOICE },
    { type: 'continue', selected_choice: CHOICE },
  ],
  [
    'free words',
    { action_type: 'custom_action', user_action: WORDS },
    { type: 'custom_action', text: WORDS },
  ],
  ['closer look', { action_type: 'immerse' }, { type: 'immerse' }],
  ['picture', { action_type: 'show' }, { type: 'show' }],
  ['undo', { action_type: 'undo' }, null],
]

interface Asked {
  statement: string
  ms: number
}

const sum = (asked: readonly Asked[]) => asked.reduce((all, { ms }) => all + ms, 0)

/** Plays the same turn in the engine alone. */
async function inEngine(action: Action): Promise<number> {
  const graph = openGraph(RIVER)
  const ports = { reportFault: console.error, lore, inkRunner: createInkPool() }
  const begun = await beginBuiltIn(ports, { graph, language: 'en' }, { xp: 100, seed: 7 })
  if (isRefusal(begun)) throw new Error(begun.code)
  const { state } = begun
  const play = { graph, language: 'en' as const, ...rulesOf({ commands: {} }) }
  return timed(() => playBuiltIn(ports, play, state, action))
}

/** Measures validation and serialization of the response. */
const serialising = (answer: ActionAnswer) =>
  timed(() => JSON.stringify(ActionAnswer.parse(answer)))

async function measure(
  app: TestApp,
  asked: Asked[],
  [name, sent, played]: (typeof KINDS)[number],
): Promise<void> {
  const times: Record<'whole' | 'database' | 'engine' | 'answer' | 'trips', number[]> = {
    whole: [],
    database: [],
    engine: [],
    answer: [],
    trips: [],
  }
  const rich = { initial_xp: 100_000 }
  const model = name === 'picture' ? {} : { selected_model: 'kathakar' as const }
  let last: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const play = await beginPlay(app, rich)
    if (sent.action_type === 'undo') await play.acted({ action_type: 'immerse', ...model })
    asked.length = 0
    let answer: ActionAnswer | undefined
    times.whole.push(
      await timed(async () => {
        answer = await play.acted({ ...sent, ...model })
      }),
    )
    times.database.push(sum(asked))
    times.trips.push(asked.length)
    last = asked.map(({ statement, ms }) => `${ms.toFixed(2)} ${shortOf(statement)}`)
    if (played) times.engine.push(await inEngine(played))
    if (answer) times.answer.push(await serialising(answer))
  }
  const figures = Object.values(times).map((values) =>
    (values.length > 0 ? median(values) : 0).toFixed(2).padStart(9),
  )
  console.log(`  ${name.padEnd(14)}${figures.join('')}`)
  if (process.env['STATEMENTS']) for (const line of last) console.log(`      ${line}`)
}

const shortOf = (statement: string) => statement.replaceAll(/\s+/g, ' ').trim().slice(0, 100)

async function benchOn(what: string, open: (watch: StatementWatch) => Promise<OpenDatabase>) {
  const asked: Asked[] = []
  const database = await open((statement, ms) => asked.push({ statement, ms }))
  const app = await buildTestApp({ database })
  const parts = ['whole', 'database', 'engine', 'answer', 'trips']
  const head = parts.map((part) => part.padStart(9)).join('')
  console.log(`  ${what}; medians of ${ROUNDS}, milliseconds\n  ${''.padEnd(14)}${head}`)
  await inEngine({ type: 'custom_action', text: WORDS })
  for (const kind of KINDS) await measure(app, asked, kind)
  await app.close()
}

/** Splits the time of a turn into its parts. STATEMENTS=1 lists the statements. */
export async function benchTurn() {
  await benchOn('embedded, on disk', openOnDisk)
  if (process.env['TEST_DATABASE_URL']) await benchOn('PostgreSQL', openTestDatabase)
  else console.log('  PostgreSQL: POSTGRES=1 starts one, TEST_DATABASE_URL names one')
}

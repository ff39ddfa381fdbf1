import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { TestApp } from '../buildTestApp.ts'
import {
  act,
  beginPlay,
  lookAt,
  newestOf,
  RIVER,
  snapshotOf,
  type GivenAction,
  type Play,
} from '../play.ts'
import type { createScriptedModels } from '../scriptedModels.ts'
import { choiceOf, enter, headOf, priceOf } from './expectedLedger.ts'
import type { Asked, ExpectedLedger, Heard, Place } from './expectedLedger.ts'
import { ZONES, type Click } from './steps.ts'

const INITIAL_XP = 12
const CREDITS = 20

export type Answered = Awaited<ReturnType<typeof act>>

/** A click that was claimed: it can be asked for again by its key. */
interface Sent {
  play: Play
  key: string
  action: GivenAction
  first: Answered
}

/** Two sessions of one player on the real server, and the ledger that are kept of them by hand. */
export interface Life {
  app: TestApp
  models: ReturnType<typeof createScriptedModels>
  plays: readonly Play[]
  sent: Sent[]
  expected: ExpectedLedger
  isGranted: boolean
}

const startOf = (play: Play): Place => ({
  turn_id: newestOf(play.session).turn_id,
  number: 0,
  node: RIVER.start_node,
  xp: INITIAL_XP,
  visited: [RIVER.start_node],
  choices: play.session.session_data.choices,
  standing: snapshotOf(play.session),
})

export async function beginLife(app: TestApp, models: Life['models']): Promise<Life> {
  const first = await beginPlay(app, { initial_xp: INITIAL_XP })
  const begun = await app.ask('createSession', {
    token: first.player.access_token,
    body: { story_id: first.storyId },
  })
  const plays = [first, { ...first, session: begun }]
  const expected = {
    credits: CREDITS,
    paid: [],
    costs: { continue: 0, immerse: 2, show: 3 },
    ways: plays.map((play) => [startOf(play)]),
  }
  return { app, models, plays, sent: [], expected, isGranted: false }
}

export function playOf({ plays }: Life, session: number): Play {
  const play = plays[session]
  if (play === undefined) throw new Error(`There is no session ${session}`)
  return play
}

/** A click in the words that are open now; `other` may be running beside it. */
export function ask({ expected }: Life, click: Click, other?: Click): Asked {
  const placeOf = ({ session }: Click) => headOf(expected, session)
  return {
    click,
    words: choiceOf(click, placeOf(click)),
    ...(other && { heldElsewhere: priceOf(other, placeOf(other), expected).credits }),
  }
}

function actionOf({ click, words }: Asked): GivenAction {
  if (click.do === 'undo') return { action_type: 'undo' }
  if (click.do === 'fork') return { action_type: 'undo', to: 'fork' }
  const selected_model = click.model
  if (click.do === 'custom_action') {
    return { action_type: click.do, selected_model, user_action: 'yawn' }
  }
  if (click.do === 'immerse' || click.do === 'show')
    return { action_type: click.do, selected_model }
  return { action_type: 'continue', selected_model, ...(words && { selected_choice: words }) }
}

export async function send(life: Life, asked: Asked): Promise<Answered> {
  const play = playOf(life, asked.click.session)
  const key = randomUUID()
  // Each session is open in a zone of its own.
  const action = { ...actionOf(asked), time_zone: ZONES[asked.click.session] }
  const first = await act(life.app, play, action, { key })
  const isClaimed = first.status === 200 || first.refusal().code === 'turn_interrupted'
  if (isClaimed) life.sent.push({ play, key, action, first })
  return first
}

export const heardOf = (answered: Answered): Heard =>
  answered.status === 200 ? { answer: answered.answer() } : { code: answered.refusal().code }

/** Writes what was heard into the ledger; fails when it can not be true. */
export function enterInto(life: Life, asked: Asked, heard: Heard): void {
  const expected = enter(life.expected, asked, heard)
  if (typeof expected === 'string') assert.fail(expected)
  life.expected = expected
}

/** What can be spent is what the ledger say. */
export async function checkWallets({ app, plays, expected }: Life): Promise<void> {
  const owners: Record<string, number> = {}
  plays.forEach(({ player, session: { id } }, session) => {
    owners[id] = headOf(expected, session).xp
    owners[player.id] = expected.credits
  })
  const accounts = await app.db
    .selectFrom('ledger_accounts')
    .select(['owner_id', sql<number>`posted - held`.as('available')])
    .where('owner_id', 'in', Object.keys(owners))
    .execute()
  const found = accounts.map(({ owner_id, available }) => [owner_id, available])
  assert.deepEqual(Object.fromEntries(found), owners)
}

/** Both sessions stand where the ledger say, on the way that the ledger say. */
export async function checkSessions({ app, plays, expected }: Life): Promise<void> {
  for (const [session, play] of plays.entries()) {
    const found = await lookAt(app, play)
    const way = expected.ways[session] ?? []
    const ids = found.session_data.narrative_history.map(({ turn_id }) => turn_id)
    assert.deepEqual(snapshotOf(found), way.at(-1)?.standing)
    assert.deepEqual(
      ids,
      way.slice(-ids.length).map(({ turn_id }) => turn_id),
    )
  }
}

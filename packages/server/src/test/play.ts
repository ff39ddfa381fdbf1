import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import type {
  ActionAnswer,
  ActionRequest,
  BodyOf,
  GameSession,
  HistoryEntry,
  RegenerateRequest,
} from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'

import { auditLedger } from '../db/auditLedger.ts'
import type { Db } from '../db/database.ts'
import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import { insertStory } from './factories.ts'
import { sql } from 'kysely'
import { reserve, walletIn } from './ledger.ts'

/** Seven scenes with two endings. */
export const RIVER: StoryStructure = {
  start_node: 'ferry',
  nodes: {
    ferry: {
      title: 'The Ferry',
      text: 'The ferryman waits with one hand on the rope.',
      details: ['A brass bell hangs from the mast.', 'The rope is wet though nobody has crossed.'],
      choices: [
        { text: 'Cross the river with the ferryman', target: 'island' },
        { text: 'Follow the bank upstream', target: 'bank' },
      ],
      scene: { place: 'river', time: 'dusk' },
    },
    bank: {
      title: 'The Bank',
      text: 'Reeds close over the path behind you.',
      choices: [
        { text: 'Call across the water', target: 'ferry' },
        { text: 'Climb the watchtower', target: 'tower' },
      ],
    },
    island: {
      title: 'The Island',
      text: 'A temple without a door stands in the grass.',
      choices: [
        { text: 'Knock where a door should be', target: 'temple' },
        { text: 'Ring the bell of the ferry', target: 'ferry' },
      ],
    },
    tower: {
      title: 'The Watchtower',
      text: 'From here the river is a snake that sleeps.',
      choices: [
        { text: 'Light the beacon', target: 'beacon' },
        { text: 'Climb down to the reeds', target: 'bank' },
      ],
    },
    temple: {
      title: 'The Temple',
      text: 'Inside, the river runs over the ceiling.',
      choices: [
        { text: 'Drink from the ceiling', target: 'drowned' },
        { text: 'Walk back to the grass', target: 'island' },
      ],
    },
    beacon: { title: 'The Beacon', text: 'A second fire answers, far away.', choices: [] },
    drowned: { title: 'The Ceiling', text: 'You rise until the river is the sky.', choices: [] },
  },
}

export interface Play {
  player: Player
  storyId: string
  session: GameSession
}

/** Begins a new story. Default player: a new account. */
export async function beginPlay(
  app: TestApp,
  story: Parameters<typeof insertStory>[1] = {},
  known?: Player,
): Promise<Play> {
  const player = known ?? (await app.register())
  const { id } = await insertStory(app.db, { structure: RIVER, initial_xp: 10, ...story })
  const begun = await app.ask('createSession', {
    token: player.access_token,
    body: { story_id: id },
  })
  return { player, storyId: id, session: begun }
}

export type GivenAction = (ActionRequest | RegenerateRequest) &
  Partial<Omit<BodyOf<'takeAction'>, 'action_type'>>

export const say = (user_action: string): GivenAction => ({
  action_type: 'custom_action',
  user_action,
})

export const pick = (selected_choice: string): GivenAction => ({
  action_type: 'continue',
  selected_choice,
})

/** Returns token and parameters for a session of the player. */
export const ofPlay = ({ player, session }: Play) => ({
  token: player.access_token,
  params: { session_id: session.id },
})

const MODEL_OF = { show: 'vishvakarma' } as const

const bodyOf = (action: GivenAction) => ({
  selected_model: action.action_type === 'show' ? MODEL_OF.show : 'tenali',
  ...action,
})

export const act = (
  app: TestApp,
  { player, session }: Play,
  action: GivenAction,
  { key = randomUUID(), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
) =>
  app.call('takeAction', {
    token: player.access_token,
    params: { session_id: session.id },
    body: bodyOf(action),
    headers: { 'idempotency-key': key, ...headers },
  })

export const streamOf = async (app: TestApp, play: Play, action: GivenAction): Promise<string> =>
  (await act(app, play, action, { headers: { accept: 'text/event-stream' } })).text

export const acted = async (...given: Parameters<typeof act>): Promise<ActionAnswer> =>
  (await act(...given)).answer()

/** Spends credits until four are left: too few for vyasa, enough for others. */
export async function spendOnVyasa(app: TestApp, player: Player): Promise<void> {
  const play = await beginPlay(app, {}, player)
  for (const _ of [1, 2]) {
    await acted(app, play, { action_type: 'continue', selected_model: 'vyasa' })
  }
}

/** Inserts a running action without a process, as a crash leaves it. */
export async function leaveOrphan(app: TestApp, play: Play, leaseMs: number) {
  const { player, session } = play
  const { turn_id } = newestOf(await lookAt(app, play))
  const id = randomUUID()
  const payer = { userId: player.id, sessionId: session.id }
  await app.db.transaction().execute(async (db) => {
    await db
      .insertInto('play_actions')
      .values({
        id,
        session_id: session.id,
        user_id: player.id,
        client_key: `orphan-${id}`,
        request_hash: 'none',
        type: 'immerse',
        base_turn_id: turn_id,
        model_requested: 'tenali',
        status: 'running',
        lease_until: sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`,
      })
      .execute()
    await reserve(db, payer, id, { xp: 2, credits: 1 })
  })
  return { id, user_id: player.id, key: `orphan-${id}` }
}

export const lookAt = (app: TestApp, { player, session }: Play) =>
  app.ask('getSession', {
    token: player.access_token,
    params: { session_id: session.id },
  })

type Told = Pick<ActionAnswer, 'session_data' | 'current_xp' | 'choices_made'>

export function newestOf({ session_data }: Pick<Told, 'session_data'>): HistoryEntry {
  const newest = session_data.narrative_history.at(-1)
  if (newest === undefined) throw new Error('A session without a history')
  return newest
}

/** Returns the player's view without credits, because undo does not refund them. */
export const snapshotOf = (told: Told) => ({
  current_xp: told.current_xp,
  choices_made: told.choices_made,
  session_data: { ...told.session_data, narrative_history: [newestOf(told)] },
})

export async function walletOf(app: TestApp, { player, session }: Play) {
  return walletIn(app.db, { userId: player.id, sessionId: session.id })
}

/** Fails if the ledger is inconsistent or an action is still running. */
export async function expectSoundLedger(db: Db): Promise<void> {
  const audit = await auditLedger(db)
  const broken = Object.entries(audit).filter(([, count]) => count !== 0)
  const running = await db
    .selectFrom('play_actions')
    .select('id')
    .where('status', '=', 'running')
    .execute()
  assert.deepEqual({ broken, running }, { broken: [], running: [] })
}

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import {
  type ActionAnswer,
  type ActionRequest,
  type BodyOf,
  DAY_MS,
  type GameSession,
  type HistoryEntry,
  type RegenerateRequest,
} from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { sql, type Updateable } from 'kysely'

import { auditLedger } from '../db/auditLedger.ts'
import type { Db } from '../db/database.ts'
import type { GameSessionsTable } from '../db/sessionTables.ts'
import { purgePlays } from '../modules/sessions/index.ts'
import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import { insertStory } from './factories.ts'
import { reserve, walletIn } from './ledger.ts'

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

export function riverStoryWith(
  scenes: Readonly<Record<string, object>>,
  parts: Partial<StoryStructure> = {},
): StoryStructure {
  const nodes = Object.entries(RIVER.nodes).map(([name, node]) => [
    name,
    { ...node, ...scenes[name] },
  ])
  return { ...RIVER, ...parts, nodes: Object.fromEntries(nodes) }
}

export type ReceivedAction = (ActionRequest | RegenerateRequest) &
  Partial<Omit<BodyOf<'takeAction'>, 'action_type'>>

/** Returns the `selected_model` field. Without a model, `bodyOf` sets a default. */
const toldBy = (selected_model?: string) => (selected_model ? { selected_model } : {}) as object

export const say = (user_action: string, model?: string): ReceivedAction => ({
  action_type: 'custom_action',
  user_action,
  ...toldBy(model),
})

export const pick = (selected_choice: string, model?: string): ReceivedAction => ({
  action_type: 'continue',
  selected_choice,
  ...toldBy(model),
})

export const TO_BEACON = ['Follow the bank upstream', 'Climb the watchtower', 'Light the beacon']
export const TO_CEILING = [
  'Cross the river with the ferryman',
  'Knock where a door should be',
  'Drink from the ceiling',
]
export const AT_FERRY = ['Cross the river with the ferryman', 'Follow the bank upstream']
export const AT_BANK = ['Call across the water', 'Climb the watchtower']

const bodyOf = (action: ReceivedAction) => ({
  selected_model: action.action_type === 'show' ? 'vishvakarma' : 'tenali',
  ...action,
})

/** Codex page of the tea stall story that is visible from the start. */
export const OGHAVATI = {
  id: 'codex:oghavati',
  title: 'The Oghavati',
  text: 'A river of the old books.',
  source: {
    work: 'Mahabharata',
    place: 'Sauptika Parva 1',
    text: null,
    translator: 'Public domain',
  },
}

interface Call {
  key?: string
  headers?: Record<string, string>
}

type Parts = Pick<Play, 'app' | 'player' | 'storyId' | 'session'>

export class Play {
  declare readonly app: TestApp
  declare readonly player: Player
  declare readonly storyId: string
  declare readonly session: GameSession

  constructor(parts: Parts) {
    Object.assign(this, parts)
  }

  with(changes: Partial<Parts>): Play {
    const { app, player, storyId, session } = this
    return new Play({ app, player, storyId, session, ...changes })
  }

  on(more: Record<string, string> = {}) {
    return { token: this.player.access_token, params: { session_id: this.session.id, ...more } }
  }

  act(action: ReceivedAction, { key = randomUUID(), headers = {} }: Call = {}) {
    return this.app.call('takeAction', {
      ...this.on(),
      body: bodyOf(action),
      headers: { 'idempotency-key': key, ...headers },
    })
  }

  acted = async (action: ReceivedAction, call?: Call) => (await this.act(action, call)).answer()
  stream = async (action: ReceivedAction) =>
    (await this.act(action, { headers: { accept: 'text/event-stream' } })).text

  choose = (choice: string) => this.acted(pick(choice, 'kathakar'))

  async walk(...choices: readonly string[]): Promise<ActionAnswer[]> {
    const answers = []
    for (const choice of choices) answers.push(await this.choose(choice))
    return answers
  }

  say = (words: string) => this.acted(say(words))
  undo = () => this.acted({ action_type: 'undo' })
  again = (more?: object) => openPlay(this.app, this.player, this.storyId, more)
  look = () => this.app.ask('getSession', this.on())
  memory = () => this.app.ask('getMemory', this.on())
  forget = (line_id = '') => this.app.call('deleteFact', this.on({ line_id }))
  ending = () => this.app.ask('getEnding', this.on())
  wallet = () => walletIn(this.app.db, { userId: this.player.id, sessionId: this.session.id })
}

export async function openPlay(
  app: TestApp,
  player: Player,
  storyId: string,
  more: object = {},
): Promise<Play> {
  const body = { story_id: storyId, ...more }
  const session = await app.ask('createSession', { token: player.access_token, body })
  return new Play({ app, player, storyId, session })
}

export async function beginPlay(
  app: TestApp,
  story: Parameters<typeof insertStory>[1] = {},
  known?: Player,
): Promise<Play> {
  const player = known ?? (await app.register())
  const { id } = await insertStory(app.db, { structure: RIVER, initial_xp: 10, ...story })
  return openPlay(app, player, id)
}

export const changeSession = ({ app, session }: Play, values: Updateable<GameSessionsTable>) =>
  app.db.updateTable('game_sessions').set(values).where('id', '=', session.id).execute()

/** Deletes a session and purges it, as if the time for restoring it had passed. */
export async function dropPlay(play: Play): Promise<void> {
  await play.app.ask('deleteSession', play.on())
  const deleted_at = new Date(play.app.clock.now().getTime() - 8 * DAY_MS)
  await changeSession(play, { deleted_at })
  await purgePlays(play.app.ports)
}

/** Spends credits until four are left. Four are too few for vyasa but enough for other models. */
export async function spendMostCredits(app: TestApp, player: Player): Promise<void> {
  const play = await beginPlay(app, {}, player)
  for (const _ of [1, 2]) {
    await play.acted({ action_type: 'continue', selected_model: 'vyasa' })
  }
}

/** Inserts a running action that no process continues, as after a crash. */
export async function insertOrphanedAction(play: Play, leaseMs: number) {
  const { app, player, session } = play
  const { turn_id } = newestOf(await play.look())
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

type Told = Pick<ActionAnswer, 'session_data' | 'current_xp' | 'choices_made'>

export function newestOf({ session_data }: Pick<Told, 'session_data'>): HistoryEntry {
  const newest = session_data.narrative_history.at(-1)
  if (newest === undefined) throw new Error('A session without a history')
  return newest
}

/** Returns the state that the player sees. Omits credits, because undo does not refund them. */
export const snapshotOf = (told: Told) => ({
  current_xp: told.current_xp,
  choices_made: told.choices_made,
  session_data: { ...told.session_data, narrative_history: [newestOf(told)] },
})

export async function expectConsistentLedger(db: Db): Promise<void> {
  const audit = await auditLedger(db)
  const broken = Object.entries(audit).filter(([, count]) => count !== 0)
  const running = await db
    .selectFrom('play_actions')
    .select('id')
    .where('status', '=', 'running')
    .execute()
  assert.deepEqual({ broken, running }, { broken: [], running: [] })
}

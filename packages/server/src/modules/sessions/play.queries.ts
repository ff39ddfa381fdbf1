import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { fixedStatement } from '../../platform/db/fixedStatement.ts'
import type { Wallet } from '../ledger/index.ts'
import { isPlayable } from './sessions.queries.ts'
import type { NewAction, Settled, Settlement, StoredTurn, TurnContext } from './sessionTypes.ts'

type TurnContextRow = StoredTurn &
  Omit<TurnContext, 'base' | 'session'> &
  Pick<TurnContext['session'], 'story_id' | 'version_id' | 'is_completed' | 'preview_code'>

const askTurnContext = fixedStatement<TurnContextRow>(`
  select (context.head).*, context.variant_ids, context.story_id, context.version_id,
    context.is_completed, context.preview_code, context.story, context.wallet, context.known,
    context.asked, context.running, context.removed, context.drawn
  from turn_context($1::uuid, $2::uuid, $3::text) as context`)

/** Reads the data for an action without locks. Returns undefined if the session belongs to another player. */
export async function findTurnContext(
  db: Db,
  sessionId: string,
  userId: string,
  key: string,
): Promise<TurnContext | undefined> {
  const { rows } = await askTurnContext(db, sessionId, userId, key)
  const [row] = rows
  return row && (await isPlayable(db, row)) ? turnContextOf(row) : undefined
}

function turnContextOf(row: TurnContextRow): TurnContext {
  const { story_id, version_id, is_completed, preview_code, ...rest } = row
  const { story, wallet, known, asked, running, removed, drawn, ...base } = rest
  const session = { user_id: base.user_id, story_id, version_id, is_completed, preview_code }
  return {
    session: { ...session, id: base.session_id, head_turn_id: base.id },
    base,
    story,
    wallet,
    known,
    asked,
    running,
    removed,
    drawn,
  }
}

// In the embedded database, `with` identifies calls of functions that write.

/** Claims a session. Doesn't wait for the disk, because a lost claim has charged nothing. */
const askClaim = fixedStatement<{ is_ours: boolean }>(`
  with claimed as (select claim_action($1::uuid, $2::json, $3::integer, $4::integer, $5::integer)
      as is_ours,
    set_config('synchronous_commit', 'off', true))
  select is_ours from claimed`)

/**
 * Claims a session for one action and reserves its price. Returns false if `base_turn_id` is not the head, an
 * action is running, the key exists, or the balance is too low.
 */
export async function claim(db: Db, action: NewAction, price: Wallet, leaseMs: number) {
  const asked = [action.user_id, JSON.stringify(action), leaseMs, price.xp, price.credits]
  const { rows } = await askClaim(db, ...asked)
  return rows[0]?.is_ours === true
}

const askSettle = fixedStatement<Settled>(`
  with settled as (select * from settle_action($1::uuid, $2::jsonb))
  select credits_left as credits, told_at as created_at from settled`)

/** Writes a turn and charges its price. Returns undefined if the action was given up. */
export async function settle(db: Db, settlement: Settlement): Promise<Settled | undefined> {
  const { rows } = await askSettle(db, settlement.session.user_id, JSON.stringify(settlement))
  return rows[0]
}

/** Moves a session to another of its turns. Returns undefined if `claim` would return false. */
export async function moveTo(
  db: Db,
  action: NewAction,
  { id, xpChange, isCompleted }: { id: string; xpChange: number; isCompleted: boolean },
) {
  const { rows } = await sql<{ credits: number; redo_turn_id: string | null }>`
    with moved as (select * from move_head(${action.user_id}::uuid,
      ${JSON.stringify(action)}::json, ${id}::uuid, ${xpChange}::integer, ${isCompleted}::boolean))
    select left_over as credits, leads_on as redo_turn_id from moved`.execute(db)
  return rows[0]
}

interface Taken extends Settlement {
  action: NewAction
  price: Wallet
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const PARAMETERS: readonly [type: string, valueOf: (taken: Taken) => unknown][] = [
  ['uuid', ({ action }) => action.user_id],
  ['uuid', ({ action }) => action.session_id],
  ['uuid', ({ action }) => action.base_turn_id],
  ['uuid', ({ action }) => action.id],
  ['text', ({ action }) => action.client_key],
  ['text', ({ action }) => action.request_hash],
  ['text', ({ action }) => action.type],
  ['text', ({ action }) => action.model_requested],
  ['integer', ({ price }) => price.xp],
  ['integer', ({ price }) => price.credits],
  ['integer', ({ spent }) => spent.xp],
  ['integer', ({ spent }) => spent.credits],
  ['integer', ({ turn }) => turn.xp_gained],
  ['uuid', ({ turn }) => turn.id],
  ['integer', ({ turn }) => turn.number],
  ['jsonb', ({ turn }) => json(turn.action)],
  ['jsonb', ({ turn }) => json(turn.answer)],
  ['jsonb', ({ turn }) => json(turn.state)],
  ['text', ({ turn }) => turn.model_used],
  ['jsonb', ({ turn }) => json(turn.note)],
  ['jsonb', ({ turn }) => json(turn.prompt)],
  ['boolean', ({ is_completed }) => is_completed],
  ['jsonb', ({ receipt }) => json(receipt)],
  ['integer', ({ low_below }) => low_below],
  ['uuid', ({ session }) => session.story_id],
  ['text', ({ tried }) => tried?.node ?? null],
  ['text', ({ tried }) => tried?.words ?? null],
  ['text', ({ tried }) => tried?.answered_by ?? null],
]

const askTake = fixedStatement<Settled>(`
  with taken as (select * from take_turn(
    ${PARAMETERS.map(([type], index) => `$${index + 1}::${type}`).join(', ')}))
  select credits_left as credits, told_at as created_at from taken`)

/**
 * Claims a session for a narrated turn, writes it and charges its price. Returns undefined if
 * `claim` would return false.
 */
export async function take(
  db: Db,
  action: NewAction,
  price: Wallet,
  settlement: Settlement,
): Promise<Settled | undefined> {
  const taken = { ...settlement, action, price }
  const { rows } = await askTake(db, ...PARAMETERS.map(([, valueOf]) => valueOf(taken)))
  return rows[0]
}

import { sql } from 'kysely'

import type {
  HeadMoved,
  PlayRepository,
  Settled,
  Settlement,
  TurnContext,
} from '../../services/sessions/turn/playPorts.ts'
import type { StoredTurn } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'
import { fixedStatement } from '../statements/fixedStatement.ts'
import { isPlayable } from './sessions.ts'
import { takeTurn } from './takeTurn.ts'

type TurnContextRow = StoredTurn &
  Pick<TurnContext, 'story' | 'wallet' | 'known' | 'asked' | 'running' | 'removed' | 'drawn'> & {
    story_id: string
    version_id: string
    is_completed: boolean
    preview_code: string | null
  }

const askTurnContext = fixedStatement<TurnContextRow>(`
  select (context.head).*, context.variant_ids, context.story_id, context.version_id,
    context.is_completed, context.preview_code, context.story, context.wallet, context.known,
    context.asked, context.running, context.removed, context.drawn
  from turn_context($1::uuid, $2::uuid, $3::text) as context`)

async function findTurnContext(db: Db, ...asked: Parameters<PlayRepository['findTurnContext']>) {
  const { rows } = await askTurnContext(db, ...asked)
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

// What writes in the guise of a question begins with `with`: the embedded database counts by that.

/**
 * Does not wait for the disk: a claim that a crash takes back has held nothing and told nobody
 * anything, and whatever is settled later takes it to the disk with itself.
 */
const askClaim = fixedStatement<{ is_ours: boolean }>(`
  with claimed as (select claim_action($1::uuid, $2::json, $3::integer, $4::integer, $5::integer)
      as is_ours,
    set_config('synchronous_commit', 'off', true))
  select is_ours from claimed`)

async function claim(db: Db, ...[action, price, leaseMs]: Parameters<PlayRepository['claim']>) {
  const asked = [action.user_id, JSON.stringify(action), leaseMs, price.xp, price.credits]
  const { rows } = await askClaim(db, ...asked)
  return rows[0]?.is_ours === true
}

const askSettle = fixedStatement<Settled>(`
  with settled as (select * from settle_action($1::uuid, $2::jsonb))
  select credits_left as credits, told_at as created_at from settled`)

async function settle(db: Db, settlement: Settlement): Promise<Settled | undefined> {
  const { rows } = await askSettle(db, settlement.session.user_id, JSON.stringify(settlement))
  return rows[0]
}

async function moveHead(
  db: Db,
  ...[action, { id, xpChange, isCompleted }]: Parameters<PlayRepository['moveHead']>
) {
  const { rows } = await sql<HeadMoved>`
    with moved as (select * from move_head(${action.user_id}::uuid,
      ${JSON.stringify(action)}::json, ${id}::uuid, ${xpChange}::integer, ${isCompleted}::boolean))
    select left_over as credits, leads_on as redo_turn_id from moved`.execute(db)
  return rows[0]
}

export const playRepository = (db: Db): PlayRepository => ({
  findTurnContext: (...asked) => findTurnContext(db, ...asked),
  claim: (...asked) => claim(db, ...asked),
  take: (...asked) => takeTurn(db, ...asked),
  settle: (settlement) => settle(db, settlement),
  moveHead: (...asked) => moveHead(db, ...asked),
})

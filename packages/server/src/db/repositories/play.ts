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
import type { LedgerUnit } from '../sessionTables.ts'
import { takeTurn } from './takeTurn.ts'

type TurnContextRow = StoredTurn &
  Pick<
    TurnContext,
    'story' | 'wallet' | 'known' | 'asked' | 'running' | 'corrections' | 'drawn'
  > & {
    story_id: string
    version_id: string
    is_completed: boolean
    preview_code: string | null
  }

const SESSION = '$1::uuid'
const USER = '$2::uuid'

/** An action as a column; nothing where there is none. */
const actionWhere = (condition: string) => `
  (select json_build_object('id', id, 'session_id', session_id, 'user_id', user_id,
    'client_key', client_key, 'request_hash', request_hash, 'type', type, 'status', status,
    'base_turn_id', base_turn_id, 'turn_id', turn_id, 'model_requested', model_requested,
    'response', response, 'is_stale', coalesce(lease_until < now(), false))
  from play_actions where session_id = ${SESSION} and user_id = ${USER} and ${condition})`

const STORY = `json_build_object('id', story.id, 'author_id', story.author_id,
  'title', story.title, 'story_description', story.story_description,
  'story_prompt', story.story_prompt, 'story_system_prompt', story.story_system_prompt,
  'content_rating', story.content_rating, 'is_premium', story.is_premium,
  'language', story.language, 'game_config', story.game_config)`

/** What an owner has of one unit; the account lies with its user. */
const balance = (unit: LedgerUnit, owner: string) => `
  coalesce((select posted - held from ledger_accounts where user_id = ${USER}
    and unit = '${unit}' and owner_id = ${owner}), 0)`

/**
 * What the action before asked back. A note that asked nothing stands between without an end to it, and
 * so does what came to nothing.
 */
const ASKED = `
  (select json_strip_nulls(json_build_object('choices', response -> 'asked',
      'byNumber', (response ->> 'by_number')::boolean))
    from (select response from play_actions
      where session_id = ${SESSION} and user_id = ${USER} and status = 'succeeded'
        and (response ->> 'is_aside' is null or response -> 'asked' is not null)
      order by created_at desc limit 1) as latest
    where response -> 'asked' is not null)`

/** Few, and none in most sessions. */
const CORRECTIONS = `
  coalesce((select json_agg(json_build_object('turn_id', corrected.turn_id,
    'text', corrected.text, 'is_struck', corrected.is_struck, 'number', turns.number,
    'facts', coalesce(turns.note -> 'facts', '[]')))
  from fact_corrections as corrected
    join turns on turns.id = corrected.turn_id and turns.user_id = corrected.user_id
  where corrected.session_id = ${SESSION} and corrected.user_id = ${USER}), '[]')`

/** What `PictureRepository.listDrawn` answers, as a column. */
const DRAWN = `
  coalesce((select json_agg(json_build_object('node', turns.state ->> 'node',
    'turn_id', turns.id, 'model_used', turns.model_used, 'version_id', played.version_id)
    order by turns.created_at)
  from game_sessions as played
    join pictures on pictures.session_id = played.id and pictures.user_id = played.user_id
    join turns on turns.id = pictures.turn_id and turns.user_id = pictures.user_id
  where played.story_id = session.story_id and played.user_id = ${USER}), '[]')`

/** The other tellings of the turn that the session stands at, as `TurnRepository` has them. */
const VARIANTS = `
  coalesce((select json_agg(other.id order by other.created_at, other.id) from turns as other
    where other.user_id = ${USER} and other.variant_of = coalesce(head.variant_of, head.id)), '[]')`

const askTurnContext = fixedStatement<TurnContextRow>(`
  select head.*, ${VARIANTS} as variant_ids, session.story_id, session.version_id, session.is_completed,
    session.preview_code,
    ${STORY} as story,
    json_build_object('xp', ${balance('xp', SESSION)},
      'credits', ${balance('credit', USER)}) as wallet,
    ${actionWhere('client_key = $3')} as known,
    ${ASKED} as asked,
    ${actionWhere(`status = 'running'`)} as running,
    ${CORRECTIONS} as corrections,
    ${DRAWN} as drawn
  from game_sessions as session
    join turns as head on head.id = session.head_turn_id and head.user_id = session.user_id
    join stories as story on story.id = session.story_id
  where session.id = ${SESSION} and session.user_id = ${USER} and session.deleted_at is null`)

async function findTurnContext(db: Db, ...asked: Parameters<PlayRepository['findTurnContext']>) {
  const { rows } = await askTurnContext(db, ...asked)
  const [row] = rows
  return row && turnContextOf(row)
}

function turnContextOf(row: TurnContextRow): TurnContext {
  const { story_id, version_id, is_completed, preview_code, ...rest } = row
  const { story, wallet, known, asked, running, corrections, drawn, ...base } = rest
  const session = { user_id: base.user_id, story_id, version_id, is_completed, preview_code }
  return {
    session: { ...session, id: base.session_id, head_turn_id: base.id },
    base,
    story,
    wallet,
    known,
    asked,
    running,
    corrections,
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

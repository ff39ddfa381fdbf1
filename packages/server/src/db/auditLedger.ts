import { sql } from 'kysely'

import type { Db } from './database.ts'

/** Returns a query that counts actions with a wrong target turn or a wrong change of XP. */
const moves = (type: 'undo' | 'fork' | 'move', isElsewhere: string) => `
    select count(*) from play_actions p
      join turns b on b.id = p.base_turn_id and b.user_id = p.user_id
      join turns t on t.id = p.turn_id and t.user_id = p.user_id
      left join ledger_transfers l
        on l.action_id = p.id and l.user_id = p.user_id and l.kind = 'undo'
    where p.type = '${type}' and p.status = 'succeeded' and (${isElsewhere}
      or (t.state ->> 'xp')::int - (b.state ->> 'xp')::int
        <> case when l.id is null then 0 when l.to_id is null then -l.amount else l.amount end)`

/** Queries that count violations of a ledger rule. All counts should be 0. */
const AUDIT_COUNTERS = {
  /** Balances are sums of transfers. `held` is the sum of open holds. */
  unbalanced_accounts: `
    select count(*) from ledger_accounts a left join (
      select user_id, account_id, sum(posted) as posted, sum(held) as held from (
        select user_id, to_id as account_id, amount as posted, 0 as held
          from ledger_transfers where to_id is not null
        union all
        select t.user_id, t.from_id, case when t.kind in ('reserve', 'void') then 0 else -t.amount end,
            case when t.kind = 'reserve' and s.id is null then t.amount else 0 end
          from ledger_transfers t
            left join ledger_transfers s on s.pending_id = t.id and s.user_id = t.user_id
          where t.from_id is not null
      ) moves group by user_id, account_id
    ) m on m.account_id = a.id and m.user_id = a.user_id
    where a.posted <> coalesce(m.posted, 0) or a.held <> coalesce(m.held, 0)`,
  overdrawn_accounts: `
    select count(*) from ledger_accounts where held < 0 or posted < held`,
  holds_settled_twice: `
    select count(*) from (
      select pending_id from ledger_transfers where pending_id is not null
      group by pending_id having count(*) > 1) twice`,
  /** The hold of an action is open while the action runs. A failed action transfers nothing. */
  actions_at_odds_with_holds: `
    select count(*) from play_actions p
    where exists (
      select 1 from ledger_transfers h
        left join ledger_transfers s on s.pending_id = h.id and s.user_id = h.user_id
      where h.user_id = p.user_id and h.action_id = p.id and h.kind = 'reserve'
        and (p.status = 'running') <> (s.id is null))
    or (p.status <> 'succeeded' and exists (
      select 1 from ledger_transfers l
      where l.user_id = p.user_id and l.action_id = p.id and l.kind in ('post', 'earn', 'undo')))`,
  repeated_transfers: `
    select count(*) from (
      select 1 from ledger_transfers where action_id is not null
      group by action_id, unit, kind having count(*) > 1) twice`,
  inexact_undos: moves('undo', 'b.parent_id is distinct from t.id'),
  /** A fork must target an earlier turn of the path and restore its XP. */
  inexact_forks: moves(
    'fork',
    `
      not exists (
        with recursive way as (
          select id, parent_id, user_id from turns where id = b.parent_id and user_id = b.user_id
          union all select turns.id, turns.parent_id, turns.user_id
            from turns join way on turns.id = way.parent_id and turns.user_id = way.user_id)
        select 1 from way where id = t.id)`,
  ),
  inexact_moves: moves('move', 'b.session_id <> t.session_id'),
  /** The balance of the house is not stored. It equals the total that was paid to all accounts. */
  missing_from_the_house: `
    select abs(
      (select coalesce(sum(posted), 0) from ledger_accounts)
      - (select coalesce(sum(case when to_id is not null then amount
          when kind in ('reserve', 'void') then 0 else -amount end), 0) from ledger_transfers))`,
  sessions_at_odds_with_xp: `
    select count(*) from game_sessions s
      join turns h on h.id = s.head_turn_id and h.user_id = s.user_id
      left join ledger_accounts a
        on a.unit = 'xp' and a.owner_id = s.id and a.user_id = s.user_id
    where coalesce(a.posted, 0) <> (h.state ->> 'xp')::int`,
  broken_histories: `
    select count(*) from turns t join turns p on p.id = t.parent_id and p.user_id = t.user_id
    where t.number <> p.number + 1 or t.session_id <> p.session_id`,
  sessions_with_two_running: `
    select count(*) from (
      select session_id from play_actions where status = 'running'
      group by session_id having count(*) > 1) twice`,
  /** A turn records the credits that were charged. Answers that don't advance the story are free. */
  mispriced_turns: `
    select count(*) from play_actions p
      join turns t on t.id = p.turn_id and t.user_id = p.user_id
      left join ledger_transfers l on l.action_id = p.id and l.user_id = p.user_id
        and l.unit = 'credit' and l.kind = 'post'
    where p.type not in ('undo', 'fork', 'move') and p.status = 'succeeded'
      and case when p.turn_id = p.base_turn_id then 0 else t.credits end <> coalesce(l.amount, 0)`,
  keys_with_two_answers: `
    select count(*) from (
      select 1 from play_actions group by session_id, client_key having count(*) > 1) twice`,
} as const

export type LedgerAudit = Record<keyof typeof AUDIT_COUNTERS, number>

export const auditWithoutTimeout = (db: Db): Promise<LedgerAudit> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return auditLedger(trx)
  })

export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const counters = Object.entries(AUDIT_COUNTERS).map(
    ([name, count]) => `(${count})::int as ${name}`,
  )
  const { rows } = await sql.raw<LedgerAudit>(`select ${counters.join(',\n')}`).execute(db)
  const [audit] = rows
  if (audit === undefined) throw new Error('The audit gave no row')
  return audit
}

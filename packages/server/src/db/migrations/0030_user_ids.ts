import { plainSql } from '../statements/plainSql.ts'

/**
 * What belongs to one player carries the player's id, in every key and every reference, so that a
 * distributed PostgreSQL can place it by that column. The id stands last in a key, and whoever looks
 * for a row by its own id alone still finds it by the same index.
 */
const DROPPED_REFERENCES = [
  ['game_sessions', 'id_head_turn_id'],
  ['turns', 'session_id'],
  ['turns', 'session_id_parent_id'],
  ['play_actions', 'session_id'],
  ['play_actions', 'session_id_base_turn_id'],
  ['play_actions', 'session_id_turn_id'],
  ['pictures', 'session_id'],
  ['pictures', 'session_id_turn_id'],
  ['tries', 'session_id_turn_id'],
  ['reached_endings', 'session_id'],
  ['reached_endings', 'session_id_turn_id'],
  ['fact_corrections', 'session_id_turn_id'],
  ['story_reports', 'session_id'],
  ['ledger_transfers', 'from_id_unit'],
  ['ledger_transfers', 'to_id_unit'],
  ['ledger_transfers', 'pending_id'],
].map(([table, columns]) => `alter table ${table} drop constraint ${table}_${columns}_fkey`)

/** Taken at once and in the order in which a turn takes them, so that neither waits for the other. */
const LOCK = `
lock table game_sessions, turns, tries, play_actions, pictures, reached_endings, fact_corrections,
  story_reports, ledger_accounts, ledger_transfers in access exclusive mode`

const USER_OF_SESSION = `
create function user_of_session(session uuid) returns uuid language plpgsql stable as $$
begin
  return (select user_id from game_sessions where id = session);
end $$`

/** The books outlive the account: XP of a session that is gone lies under the session's own id. */
const USER_OF_ACCOUNT = `
create function user_of_account(of_unit text, of_owner uuid)
returns uuid language plpgsql stable as $$
begin
  return case when of_unit = 'credit' then of_owner
    else coalesce(user_of_session(of_owner), of_owner) end;
end $$`

const USER_OF_TRANSFER = `
create function user_of_transfer(account uuid) returns uuid language plpgsql stable as $$
begin
  return (select user_id from ledger_accounts where id = account);
end $$`

/** A change of type writes each row once, with no trigger, and builds each index once. */
const give = (table: string, user: string, ...changes: readonly string[]) => [
  `alter table ${table} add column user_id uuid`,
  `alter table ${table}
    drop constraint ${table}_pkey,
    alter column user_id type uuid using ${user},
    alter column user_id set not null,
    ${changes.join(',\n    ')}`,
]

const OF_SESSION = 'user_of_session(session_id)'

const COLUMNS = [
  ...give(
    'turns',
    OF_SESSION,
    'drop constraint turns_session_id_id_key',
    'add primary key (id, user_id)',
    'add unique (session_id, id, user_id)',
  ),
  ...give('tries', OF_SESSION, 'add primary key (turn_id, user_id)'),
  ...give('pictures', OF_SESSION, 'add primary key (id, user_id)'),
  ...give('reached_endings', OF_SESSION, 'add primary key (turn_id, user_id)'),
  ...give(
    'fact_corrections',
    OF_SESSION,
    'add primary key (session_id, turn_id, user_id)',
    // What the version before names when it mends a fact; it goes with the next one.
    'add constraint fact_corrections_before unique (session_id, turn_id)',
  ),
  ...give(
    'ledger_accounts',
    'user_of_account(unit, owner_id)',
    'drop constraint ledger_accounts_unit_owner_id_key',
    'drop constraint ledger_accounts_id_unit_key',
    'add primary key (id, user_id)',
    'add unique (unit, owner_id, user_id)',
    'add unique (id, unit, user_id)',
    `add check (unit <> 'credit' or owner_id = user_id)`,
  ),
  ...give(
    'ledger_transfers',
    'user_of_transfer(coalesce(from_id, to_id))',
    'drop constraint ledger_transfers_pending_id_key',
    'add primary key (id, user_id)',
    'add unique (pending_id, user_id)',
  ),
]

/** Made anew below: what is rewritten meanwhile need not keep them. */
const DROPPED_KEYS = ['drop index play_actions_one_running', 'drop index ledger_transfers_once']

const KEYS = [
  `alter table game_sessions drop constraint game_sessions_pkey, add primary key (id, user_id)`,
  `alter table play_actions drop constraint play_actions_pkey,
    drop constraint play_actions_session_id_client_key_key,
    add primary key (id, user_id),
    add unique (session_id, client_key, user_id)`,
  `create unique index play_actions_one_running on play_actions (session_id, user_id)
    where status = 'running'`,
  `create unique index ledger_transfers_once on ledger_transfers (action_id, unit, kind, user_id)
    where action_id is not null`,
  // What the version before names when it grants credits; it goes with the next one.
  'alter index ledger_grants_once rename to ledger_grants_once_before',
  `create unique index ledger_grants_once on ledger_transfers (to_id, reason, user_id)
    where kind = 'grant'`,
]

const toTurn = (table: string, column: string) =>
  `alter table ${table} add foreign key (session_id, ${column}, user_id)
    references turns (session_id, id, user_id) on delete cascade`
const toSession = (table: string) =>
  `alter table ${table} add foreign key (session_id, user_id)
    references game_sessions (id, user_id) on delete cascade`
const toAccount = (column: string) =>
  `alter table ledger_transfers add foreign key (${column}, unit, user_id)
    references ledger_accounts (id, unit, user_id)`

const REFERENCES = [
  ...['turns', 'play_actions', 'pictures', 'reached_endings'].map(toSession),
  `alter table turns add foreign key (session_id, parent_id, user_id)
    references turns (session_id, id, user_id)`,
  `alter table game_sessions add foreign key (id, head_turn_id, user_id)
    references turns (session_id, id, user_id) deferrable initially deferred`,
  toTurn('play_actions', 'base_turn_id'),
  ...['play_actions', 'pictures', 'tries', 'reached_endings', 'fact_corrections'].map((table) =>
    toTurn(table, 'turn_id'),
  ),
  toAccount('from_id'),
  toAccount('to_id'),
  `alter table ledger_transfers add foreign key (pending_id, user_id)
    references ledger_transfers (id, user_id)`,
  // A session that is laid beside a report is the reporter's own.
  `alter table story_reports add foreign key (session_id, reporter_id)
    references game_sessions (id, user_id) on delete set null (session_id)`,
]

/** The version before goes on answering until it stops, and names no user where it writes. */
const FILLED = [
  ...['turns', 'tries', 'pictures', 'reached_endings', 'fact_corrections'].map((table) => [
    table,
    'user_of_session(new.session_id)',
  ]),
  ['ledger_accounts', 'user_of_account(new.unit, new.owner_id)'],
  ['ledger_transfers', 'user_of_transfer(coalesce(new.from_id, new.to_id))'],
].flatMap(([table, user]) => [
  `create function ${table}_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := ${user};
    return new;
  end $$`,
  `create trigger ${table}_name_user before insert on ${table}
    for each row when (new.user_id is null) execute function ${table}_name_user()`,
])

const TOUCHED = [
  'game_sessions',
  'turns',
  'tries',
  'play_actions',
  'pictures',
  'reached_endings',
  'fact_corrections',
  'ledger_accounts',
  'ledger_transfers',
]

/** The user's id in every key of what belongs to one player. */
export const userIds = plainSql(
  // Rows that an earlier step has written are looked at now: no table is changed before.
  'set constraints all immediate',
  LOCK,
  ...DROPPED_REFERENCES,
  USER_OF_SESSION,
  USER_OF_ACCOUNT,
  USER_OF_TRANSFER,
  ...DROPPED_KEYS,
  ...COLUMNS,
  ...KEYS,
  ...REFERENCES,
  ...FILLED,
  ...TOUCHED.map((table) => `analyze ${table} (user_id)`),
)

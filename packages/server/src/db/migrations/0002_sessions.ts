import { plainSql } from '../statements/plainSql.ts'
import { LEDGER_TABLES, LEDGER_TRIGGERS } from './0002_ledger.ts'

const REFUSE_CHANGE = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$`

/** The head is written before its turn, hence the deferred reference. */
const GAME_SESSIONS = `
create table game_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  story_id uuid not null references stories,
  version_id uuid not null references story_versions,
  head_turn_id uuid not null,
  is_completed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
)`

const TURNS = `
create table turns (
  id uuid primary key,
  session_id uuid not null references game_sessions on delete cascade,
  parent_id uuid,
  number integer not null check (number >= 0),
  action jsonb not null,
  answer jsonb not null,
  state jsonb not null,
  model_used text,
  credits integer not null check (credits >= 0),
  xp_gained integer not null check (xp_gained >= 0),
  created_at timestamptz(3) not null default now(),
  unique (session_id, id),
  foreign key (session_id, parent_id) references turns (session_id, id),
  check ((parent_id is null) = (number = 0))
)`

/** `response` is json, not jsonb: a replayed answer keeps the bytes of the first one. */
const PLAY_ACTIONS = `
create table play_actions (
  id uuid primary key,
  session_id uuid not null references game_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  client_key text not null,
  request_hash text not null,
  type text not null check (type in ('continue', 'immerse', 'custom_action', 'show', 'undo')),
  status text not null check (status in ('running', 'succeeded', 'failed')),
  base_turn_id uuid not null,
  turn_id uuid,
  model_requested text,
  model_used text,
  lease_until timestamptz(3),
  response json,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  unique (session_id, client_key),
  foreign key (session_id, base_turn_id) references turns (session_id, id) on delete cascade,
  foreign key (session_id, turn_id) references turns (session_id, id) on delete cascade,
  check ((status = 'running') = (lease_until is not null)),
  check ((status = 'running') = (finished_at is null)),
  check ((status = 'running') = (response is null)),
  check ((status = 'succeeded') = (turn_id is not null))
)`

const PICTURES = `
create table pictures (
  id uuid primary key,
  session_id uuid not null references game_sessions on delete cascade,
  turn_id uuid not null,
  svg text not null,
  created_at timestamptz(3) not null default now(),
  foreign key (session_id, turn_id) references turns (session_id, id) on delete cascade
)`

/** Sessions as trees of turns, the actions that grow them, and the ledger that they are paid from. */
export const sessions = plainSql(
  REFUSE_CHANGE,
  GAME_SESSIONS,
  TURNS,
  `alter table game_sessions add foreign key (id, head_turn_id)
    references turns (session_id, id) deferrable initially deferred`,
  PLAY_ACTIONS,
  PICTURES,
  'create index game_sessions_of_player on game_sessions (user_id, story_id, created_at desc)',
  'create index game_sessions_of_story on game_sessions (story_id)',
  `create unique index play_actions_one_running on play_actions (session_id)
    where status = 'running'`,
  `create index play_actions_lease on play_actions (lease_until) where status = 'running'`,
  'create index pictures_of_turn on pictures (session_id, turn_id)',
  `create trigger turns_stay before update on turns
    for each row execute function refuse_change()`,
  ...LEDGER_TABLES,
  ...LEDGER_TRIGGERS,
)

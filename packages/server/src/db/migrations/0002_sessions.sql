-- Sessions as trees of turns, the actions that grow them, and the ledger that they are paid from.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The head is written before its turn, hence the deferred reference.
create table game_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  story_id uuid not null references stories,
  version_id uuid not null references story_versions,
  head_turn_id uuid not null,
  is_completed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

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
);

alter table game_sessions add foreign key (id, head_turn_id)
  references turns (session_id, id) deferrable initially deferred;

-- `response` is json, not jsonb: a replayed answer keeps the bytes of the first one.
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
);

create table pictures (
  id uuid primary key,
  session_id uuid not null references game_sessions on delete cascade,
  turn_id uuid not null,
  svg text not null,
  created_at timestamptz(3) not null default now(),
  foreign key (session_id, turn_id) references turns (session_id, id) on delete cascade
);

create index game_sessions_of_player on game_sessions (user_id, story_id, created_at desc);
create index game_sessions_of_story on game_sessions (story_id);

create unique index play_actions_one_running on play_actions (session_id)
  where status = 'running';

create index play_actions_lease on play_actions (lease_until) where status = 'running';
create index pictures_of_turn on pictures (session_id, turn_id);

create trigger turns_stay before update on turns
  for each row execute function refuse_change();

-- Credits belong to a user, XP to a session. The other side of every transfer is the house, which
-- has no row: its balance is the sum of all transfers turned round, and a row would be locked by
-- all. `owner_id` refers to nothing, since the books outlive the account.
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  unit text not null check (unit in ('credit', 'xp')),
  owner_id uuid not null,
  posted integer not null default 0,
  held integer not null default 0,
  unique (unit, owner_id),
  unique (id, unit),
  check (held >= 0),
  check (posted >= held)
);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  unit text not null,
  kind text not null
    check (kind in ('grant', 'reserve', 'post', 'void', 'earn', 'undo', 'adjust')),
  from_id uuid,
  to_id uuid,
  amount integer not null check (amount > 0),
  action_id uuid,
  pending_id bigint unique references ledger_transfers (id),
  reason text not null,
  created_at timestamptz(3) not null default now(),
  foreign key (from_id, unit) references ledger_accounts (id, unit),
  foreign key (to_id, unit) references ledger_accounts (id, unit),
  check (num_nonnulls(from_id, to_id) = 1),
  check (kind not in ('grant', 'earn') or to_id is not null),
  check (kind not in ('reserve', 'post', 'void') or from_id is not null),
  check ((kind in ('post', 'void')) = (pending_id is not null)),
  check (kind not in ('reserve', 'post', 'void', 'undo') or action_id is not null)
);

create unique index ledger_transfers_once on ledger_transfers (action_id, unit, kind)
  where action_id is not null;

create unique index ledger_grants_once on ledger_transfers (to_id, reason)
  where kind = 'grant';

create index ledger_transfers_from on ledger_transfers (from_id, id);
create index ledger_transfers_to on ledger_transfers (to_id, id);

-- A post may be smaller than its hold: what was not delivered is free again.
create function ledger_resolve(settled ledger_transfers) returns void language plpgsql as $$
declare
  hold ledger_transfers;
  spent integer := case when settled.kind = 'post' then settled.amount else 0 end;
begin
  select * into hold from ledger_transfers where id = settled.pending_id;
  if hold.kind is distinct from 'reserve'
    or hold.from_id is distinct from settled.from_id
    or hold.action_id is distinct from settled.action_id
    or settled.amount > hold.amount
    or (settled.kind = 'void' and settled.amount <> hold.amount)
  then
    raise exception 'transfer does not settle its hold' using errcode = 'check_violation';
  end if;
  update ledger_accounts set held = held - hold.amount, posted = posted - spent
    where id = hold.from_id;
end $$;

-- Runs after the insert: before it, balances would move even for a row that a conflict keeps out.
create function ledger_apply() returns trigger language plpgsql as $$
begin
  if new.kind in ('post', 'void') then
    perform ledger_resolve(new);
  elsif new.kind = 'reserve' then
    update ledger_accounts set held = held + new.amount
      where id = new.from_id and posted - held >= new.amount;
    if not found then
      raise exception 'balance too low' using errcode = 'check_violation';
    end if;
  else
    update ledger_accounts set posted = posted - new.amount where id = new.from_id;
    update ledger_accounts set posted = posted + new.amount where id = new.to_id;
  end if;
  return null;
end $$;

-- Balances move by transfers only: at depth 1 somebody wrote to the account directly.
create function ledger_guard() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.posted = 0 and new.held = 0) or pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'balances change by transfers only' using errcode = 'restrict_violation';
end $$;

create trigger ledger_transfers_apply after insert on ledger_transfers
  for each row execute function ledger_apply();

create trigger ledger_transfers_stay before update or delete on ledger_transfers
  for each row execute function refuse_change();

create trigger ledger_accounts_guard before insert or update or delete on ledger_accounts
  for each row execute function ledger_guard();

-- What belongs to one player carries the player's id, in every key and every reference, so that a
-- distributed PostgreSQL can place it by that column. The id stands last in a key, and whoever
-- looks for a row by its own id alone still finds it by the same index.

-- Rows that an earlier step has written are looked at now: no table is changed before.
set constraints all immediate;

-- Taken at once and in the order in which a turn takes them, so that neither waits for the other.
lock table game_sessions, turns, tries, play_actions, pictures, reached_endings, fact_corrections,
  story_reports, ledger_accounts, ledger_transfers in access exclusive mode;

alter table game_sessions drop constraint game_sessions_id_head_turn_id_fkey;
alter table turns drop constraint turns_session_id_fkey;
alter table turns drop constraint turns_session_id_parent_id_fkey;
alter table play_actions drop constraint play_actions_session_id_fkey;
alter table play_actions drop constraint play_actions_session_id_base_turn_id_fkey;
alter table play_actions drop constraint play_actions_session_id_turn_id_fkey;
alter table pictures drop constraint pictures_session_id_fkey;
alter table pictures drop constraint pictures_session_id_turn_id_fkey;
alter table tries drop constraint tries_session_id_turn_id_fkey;
alter table reached_endings drop constraint reached_endings_session_id_fkey;
alter table reached_endings drop constraint reached_endings_session_id_turn_id_fkey;
alter table fact_corrections drop constraint fact_corrections_session_id_turn_id_fkey;
alter table story_reports drop constraint story_reports_session_id_fkey;
alter table ledger_transfers drop constraint ledger_transfers_from_id_unit_fkey;
alter table ledger_transfers drop constraint ledger_transfers_to_id_unit_fkey;
alter table ledger_transfers drop constraint ledger_transfers_pending_id_fkey;

create function user_of_session(session uuid) returns uuid language plpgsql stable as $$
begin
  return (select user_id from game_sessions where id = session);
end $$;

-- The books outlive the account: XP of a session that is gone lies under the session's own id.
create function user_of_account(of_unit text, of_owner uuid)
returns uuid language plpgsql stable as $$
begin
  return case when of_unit = 'credit' then of_owner
    else coalesce(user_of_session(of_owner), of_owner) end;
end $$;

create function user_of_transfer(account uuid) returns uuid language plpgsql stable as $$
begin
  return (select user_id from ledger_accounts where id = account);
end $$;

-- Made anew below: what is rewritten meanwhile need not keep them.
drop index play_actions_one_running;
drop index ledger_transfers_once;

-- A change of type writes each row once, with no trigger, and builds each index once.
alter table turns add column user_id uuid;

alter table turns
  drop constraint turns_pkey,
  alter column user_id type uuid using user_of_session(session_id),
  alter column user_id set not null,
  drop constraint turns_session_id_id_key,
  add primary key (id, user_id),
  add unique (session_id, id, user_id);

alter table tries add column user_id uuid;

alter table tries
  drop constraint tries_pkey,
  alter column user_id type uuid using user_of_session(session_id),
  alter column user_id set not null,
  add primary key (turn_id, user_id);

alter table pictures add column user_id uuid;

alter table pictures
  drop constraint pictures_pkey,
  alter column user_id type uuid using user_of_session(session_id),
  alter column user_id set not null,
  add primary key (id, user_id);

alter table reached_endings add column user_id uuid;

alter table reached_endings
  drop constraint reached_endings_pkey,
  alter column user_id type uuid using user_of_session(session_id),
  alter column user_id set not null,
  add primary key (turn_id, user_id);

alter table fact_corrections add column user_id uuid;

-- What the version before names when it mends a fact; it goes with the next one.
alter table fact_corrections
  drop constraint fact_corrections_pkey,
  alter column user_id type uuid using user_of_session(session_id),
  alter column user_id set not null,
  add primary key (session_id, turn_id, user_id),
  add constraint fact_corrections_before unique (session_id, turn_id);

alter table ledger_accounts add column user_id uuid;

alter table ledger_accounts
  drop constraint ledger_accounts_pkey,
  alter column user_id type uuid using user_of_account(unit, owner_id),
  alter column user_id set not null,
  drop constraint ledger_accounts_unit_owner_id_key,
  drop constraint ledger_accounts_id_unit_key,
  add primary key (id, user_id),
  add unique (unit, owner_id, user_id),
  add unique (id, unit, user_id),
  add check (unit <> 'credit' or owner_id = user_id);

alter table ledger_transfers add column user_id uuid;

alter table ledger_transfers
  drop constraint ledger_transfers_pkey,
  alter column user_id type uuid using user_of_transfer(coalesce(from_id, to_id)),
  alter column user_id set not null,
  drop constraint ledger_transfers_pending_id_key,
  add primary key (id, user_id),
  add unique (pending_id, user_id);

alter table game_sessions drop constraint game_sessions_pkey, add primary key (id, user_id);

alter table play_actions drop constraint play_actions_pkey,
  drop constraint play_actions_session_id_client_key_key,
  add primary key (id, user_id),
  add unique (session_id, client_key, user_id);

create unique index play_actions_one_running on play_actions (session_id, user_id)
  where status = 'running';

create unique index ledger_transfers_once on ledger_transfers (action_id, unit, kind, user_id)
  where action_id is not null;

-- What the version before names when it grants credits; it goes with the next one.
alter index ledger_grants_once rename to ledger_grants_once_before;

create unique index ledger_grants_once on ledger_transfers (to_id, reason, user_id)
  where kind = 'grant';

alter table turns add foreign key (session_id, user_id)
  references game_sessions (id, user_id) on delete cascade;

alter table play_actions add foreign key (session_id, user_id)
  references game_sessions (id, user_id) on delete cascade;

alter table pictures add foreign key (session_id, user_id)
  references game_sessions (id, user_id) on delete cascade;

alter table reached_endings add foreign key (session_id, user_id)
  references game_sessions (id, user_id) on delete cascade;

alter table turns add foreign key (session_id, parent_id, user_id)
  references turns (session_id, id, user_id);

alter table game_sessions add foreign key (id, head_turn_id, user_id)
  references turns (session_id, id, user_id) deferrable initially deferred;

alter table play_actions add foreign key (session_id, base_turn_id, user_id)
  references turns (session_id, id, user_id) on delete cascade;

alter table play_actions add foreign key (session_id, turn_id, user_id)
  references turns (session_id, id, user_id) on delete cascade;

alter table pictures add foreign key (session_id, turn_id, user_id)
  references turns (session_id, id, user_id) on delete cascade;

alter table tries add foreign key (session_id, turn_id, user_id)
  references turns (session_id, id, user_id) on delete cascade;

alter table reached_endings add foreign key (session_id, turn_id, user_id)
  references turns (session_id, id, user_id) on delete cascade;

alter table fact_corrections add foreign key (session_id, turn_id, user_id)
  references turns (session_id, id, user_id) on delete cascade;

alter table ledger_transfers add foreign key (from_id, unit, user_id)
  references ledger_accounts (id, unit, user_id);

alter table ledger_transfers add foreign key (to_id, unit, user_id)
  references ledger_accounts (id, unit, user_id);

alter table ledger_transfers add foreign key (pending_id, user_id)
  references ledger_transfers (id, user_id);

-- A session that is laid beside a report is the reporter's own.
alter table story_reports add foreign key (session_id, reporter_id)
  references game_sessions (id, user_id) on delete set null (session_id);

-- The version before goes on answering until it stops, and names no user where it writes.
create function turns_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_session(new.session_id);
    return new;
  end $$;

create trigger turns_name_user before insert on turns
  for each row when (new.user_id is null) execute function turns_name_user();

create function tries_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_session(new.session_id);
    return new;
  end $$;

create trigger tries_name_user before insert on tries
  for each row when (new.user_id is null) execute function tries_name_user();

create function pictures_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_session(new.session_id);
    return new;
  end $$;

create trigger pictures_name_user before insert on pictures
  for each row when (new.user_id is null) execute function pictures_name_user();

create function reached_endings_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_session(new.session_id);
    return new;
  end $$;

create trigger reached_endings_name_user before insert on reached_endings
  for each row when (new.user_id is null) execute function reached_endings_name_user();

create function fact_corrections_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_session(new.session_id);
    return new;
  end $$;

create trigger fact_corrections_name_user before insert on fact_corrections
  for each row when (new.user_id is null) execute function fact_corrections_name_user();

create function ledger_accounts_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_account(new.unit, new.owner_id);
    return new;
  end $$;

create trigger ledger_accounts_name_user before insert on ledger_accounts
  for each row when (new.user_id is null) execute function ledger_accounts_name_user();

create function ledger_transfers_name_user() returns trigger language plpgsql as $$
  begin
    new.user_id := user_of_transfer(coalesce(new.from_id, new.to_id));
    return new;
  end $$;

create trigger ledger_transfers_name_user before insert on ledger_transfers
  for each row when (new.user_id is null) execute function ledger_transfers_name_user();

analyze game_sessions (user_id);
analyze turns (user_id);
analyze tries (user_id);
analyze play_actions (user_id);
analyze pictures (user_id);
analyze reached_endings (user_id);
analyze fact_corrections (user_id);
analyze ledger_accounts (user_id);
analyze ledger_transfers (user_id);

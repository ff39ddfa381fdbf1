-- Who plays without an account is a user without e-mail and password, until an account takes over.
alter table users add column is_guest boolean not null default false;
alter table users add check (not is_guest or (email is null and password_hash is null));
create index users_guests_idx on users (created_at) where is_guest;
set constraints all immediate;

-- What a player leaves, each row under their id. References among them may be looked at late, so
-- that all rows of a player can change hands.
do $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as holder, conname from pg_constraint
    where contype = 'f' and not condeferrable
      and conrelid::regclass::text in ('game_sessions', 'turns', 'tries', 'play_actions',
        'pictures', 'reached_endings', 'fact_corrections', 'turn_summaries', 'turn_names',
        'ledger_accounts', 'ledger_transfers')
      and confrelid::regclass::text in ('game_sessions', 'turns', 'tries', 'play_actions',
        'pictures', 'reached_endings', 'fact_corrections', 'turn_summaries', 'turn_names',
        'ledger_accounts', 'ledger_transfers')
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate',
      reference.holder, reference.conname);
  end loop;
end $$;

create function is_guest(of_user uuid) returns boolean language sql stable as $$
  select exists (select from users where id = of_user and is_guest)
$$;

-- Whether a row of a guest is given to somebody else as it is.
create function changes_hands(before jsonb, after jsonb) returns boolean language sql stable as $$
  select is_guest((before ->> 'user_id')::uuid) and before - 'user_id' = after - 'user_id'
$$;

-- Rows of a guest pass whole to an account, and the ledger's go with the guest; nobody else's
-- change.
create or replace function ledger_guard() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.posted = 0 and new.held = 0) or pg_trigger_depth() > 1 then
    return new;
  end if;
  if tg_op = 'DELETE' and is_guest(old.user_id) then return old; end if;
  if tg_op = 'UPDATE' and changes_hands(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception 'balances change by transfers only' using errcode = 'restrict_violation';
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_guest((to_jsonb(old) ->> 'user_id')::uuid) then return old; end if;
  if tg_op = 'UPDATE' and changes_hands(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Makes a guest an account under the same id; false where somebody has one of the names.
create function become_account(guest uuid, account jsonb) returns boolean language plpgsql as $$
begin
  update users set is_guest = false, username = account ->> 'username',
      email = account ->> 'email', display_name = account ->> 'display_name',
      password_hash = account ->> 'password_hash', language = account ->> 'language',
      created_at = now()
    where id = guest and is_guest;
  return found;
exception when unique_violation then
  return false;
end $$;

-- Gives all that a guest has played to an account, and forgets the guest. Sessions are locked
-- first, as by every turn; whoever begins one more waits for the lock on the guest.
create function move_guest(guest uuid, account uuid) returns void language plpgsql as $$
begin
  perform from game_sessions where user_id = guest order by id for update;
  perform from users where id = guest and is_guest for update;
  if not found then raise exception 'No guest to move'; end if;
  set constraints all deferred;
  update game_sessions set user_id = account where user_id = guest;
  update turns set user_id = account where user_id = guest;
  update tries set user_id = account where user_id = guest;
  update play_actions set user_id = account where user_id = guest;
  update pictures set user_id = account where user_id = guest;
  update reached_endings set user_id = account where user_id = guest;
  update fact_corrections set user_id = account where user_id = guest;
  update turn_summaries set user_id = account where user_id = guest;
  update turn_names set user_id = account where user_id = guest;
  update ledger_accounts set user_id = account where user_id = guest;
  update ledger_transfers set user_id = account where user_id = guest;
  set constraints all immediate;
  delete from users where id = guest;
end $$;

-- Erases a guest with all that was played.
create function erase_guest(guest uuid) returns void language plpgsql as $$
begin
  perform from game_sessions where user_id = guest order by id for update;
  perform from users where id = guest and is_guest for update;
  if not found then return; end if;
  delete from game_sessions where user_id = guest;
  delete from ledger_transfers where user_id = guest;
  delete from ledger_accounts where user_id = guest;
  delete from users where id = guest;
end $$;

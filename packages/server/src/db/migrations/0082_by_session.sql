-- What a player leaves is found by their sessions, by which it is indexed: no table is read whole when a
-- guest is taken in or erased, or an account is erased. Asked and answered as before.

-- An action goes with its session, which goes with its player.
alter table play_actions drop constraint play_actions_user_id_fkey;

create or replace function move_guest(guest uuid, account uuid) returns void language plpgsql as $$
declare
  played uuid[];
  accounts uuid[];
begin
  perform from game_sessions where user_id = guest order by id for update;
  perform from users where id = guest and is_guest for update;
  if not found then raise exception 'No guest to move'; end if;
  played := array(select id from game_sessions where user_id = guest);
  accounts := array(select id from ledger_accounts
    where unit in ('xp', 'credit') and owner_id = any(played || guest) and user_id = guest);
  set constraints all deferred;
  update game_sessions set user_id = account where user_id = guest;
  update turns set user_id = account where session_id = any(played) and user_id = guest;
  update tries set user_id = account where session_id = any(played) and user_id = guest;
  update play_actions set user_id = account where session_id = any(played) and user_id = guest;
  update pictures set user_id = account where session_id = any(played) and user_id = guest;
  update reached_endings set user_id = account where session_id = any(played) and user_id = guest;
  update fact_corrections set user_id = account where session_id = any(played) and user_id = guest;
  update turn_summaries set user_id = account where session_id = any(played) and user_id = guest;
  update turn_names set user_id = account where session_id = any(played) and user_id = guest;
  update ledger_accounts set user_id = account where id = any(accounts) and user_id = guest;
  update ledger_transfers set user_id = account
    where (from_id = any(accounts) or to_id = any(accounts)) and user_id = guest;
  set constraints all immediate;
  delete from users where id = guest;
end $$;

create or replace function erase_guest(guest uuid) returns void language plpgsql as $$
declare
  played uuid[];
  accounts uuid[];
begin
  perform from game_sessions where user_id = guest order by id for update;
  perform from users where id = guest and is_guest for update;
  if not found then return; end if;
  played := array(select id from game_sessions where user_id = guest);
  accounts := array(select id from ledger_accounts
    where unit in ('xp', 'credit') and owner_id = any(played || guest) and user_id = guest);
  delete from game_sessions where user_id = guest;
  delete from ledger_transfers
    where (from_id = any(accounts) or to_id = any(accounts)) and user_id = guest;
  delete from ledger_accounts where id = any(accounts) and user_id = guest;
  delete from users where id = guest;
end $$;

-- Paths have no names: the map shows the choice and the scene of each turn.
drop table turn_names;

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
  update deleted_facts set user_id = account where session_id = any(played) and user_id = guest;
  update turn_summaries set user_id = account where session_id = any(played) and user_id = guest;
  update ledger_accounts set user_id = account where id = any(accounts) and user_id = guest;
  update ledger_transfers set user_id = account
    where (from_id = any(accounts) or to_id = any(accounts)) and user_id = guest;
  set constraints all immediate;
  delete from users where id = guest;
end $$;

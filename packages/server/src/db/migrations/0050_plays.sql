-- A player's plays: what is put away, what is deleted and may still be taken back, where going
-- forward leads after going back, and what the player calls a way. `undo_turns` stays for the
-- version before.
alter table game_sessions
  add column put_away_at timestamptz(3),
  add column deleted_at timestamptz(3),
  add column redo_turn_id uuid;

create index game_sessions_by_last on game_sessions (user_id, updated_at desc, id desc)
  where deleted_at is null;

create index game_sessions_deleted on game_sessions (deleted_at) where deleted_at is not null;

create table turn_names (
  user_id uuid not null,
  session_id uuid not null,
  turn_id uuid not null,
  name text not null,
  primary key (session_id, turn_id, user_id),
  foreign key (session_id, turn_id, user_id)
    references turns (session_id, id, user_id) on delete cascade
);

-- The turn that going forward from the head leads to: the head's child on the way to the turn that
-- was gone back from last. None where the session stands there, or on another way.
create function redo_turn(of_user uuid, of_session uuid) returns uuid language sql stable as $$
  with recursive here as (
    select session.redo_turn_id, head.id, head.number from game_sessions session
      join turns head on head.id = session.head_turn_id and head.user_id = session.user_id
    where session.id = of_session and session.user_id = of_user),
  way as (
    select turns.id, turns.parent_id from here
      join turns on turns.id = here.redo_turn_id and turns.user_id = of_user
        and turns.number > here.number
    union all
    select turns.id, turns.parent_id from way
      join turns on turns.id = way.parent_id and turns.user_id = of_user
      join here on turns.number > here.number)
  select way.id from way join here on way.parent_id = here.id
$$;

-- Has a session stand at another turn of its own, with XP as it was there; no row, and nothing is
-- written, where the claim is refused. Where the way that was gone back on still leads on from the
-- head, its end stays what going forward leads to.
create function move_head(of_user uuid, claim json, target uuid, xp_change integer,
  completed boolean, out left_over integer, out leads_on uuid)
returns setof record language plpgsql as $$
declare
  of_action uuid := claim ->> 'id';
  of_session uuid := claim ->> 'session_id';
  base uuid := claim ->> 'base_turn_id';
begin
  if not claim_action(of_user, claim, 1000, 0, 0) then return; end if;
  if redo_turn(of_user, of_session) is null then
    update game_sessions set redo_turn_id = base where id = of_session and user_id = of_user;
  end if;
  update game_sessions
    set head_turn_id = target, is_completed = completed, updated_at = now()
    where id = of_session and user_id = of_user;
  perform ledger_move_xp(of_user, of_session, of_action, 'undo', 'undo', xp_change);
  left_over := credits_left(of_user);
  leads_on := redo_turn(of_user, of_session);
  perform succeed_action(of_user, of_action, target, null,
    jsonb_strip_nulls(jsonb_build_object('redo_turn_id', leads_on)), left_over, 0);
  return next;
end $$;

-- Who plays on in a session has taken it back.
create function take_back_play() returns trigger language plpgsql as $$
begin
  new.put_away_at := null;
  return new;
end $$;

create trigger game_sessions_take_back before update on game_sessions for each row
  when (old.put_away_at is not null and new.head_turn_id <> old.head_turn_id)
  execute function take_back_play();

-- A turn may have been told more than once: each other telling is a sibling of the first one, with
-- the same parent, number, action and state, and names it. Turns are still never overwritten.
alter table turns
  add column variant_of uuid,
  add column variant_kind text,
  add check (variant_kind in ('again', 'on', 'edited')),
  add check ((variant_of is null) = (variant_kind is null)),
  add foreign key (session_id, variant_of, user_id) references turns (session_id, id, user_id);

create index turns_variants on turns (variant_of, user_id) where variant_of is not null;

-- As before, and writes another telling of a turn as well; what the version before sends names
-- none.
create or replace function settle_action(of_user uuid, settled jsonb, out credits_left integer,
  out told_at timestamptz)
returns setof record language plpgsql as $$
declare
  of_action uuid := settled ->> 'action_id';
  of_session uuid := settled #>> '{session,id}';
  turn jsonb := settled -> 'turn';
  tried jsonb := settled -> 'tried';
begin
  perform from game_sessions where id = of_session and user_id = of_user for update;
  perform from play_actions where id = of_action and user_id = of_user and status = 'running';
  if not found then return; end if;

  insert into turns (id, user_id, session_id, parent_id, number, action, answer, state, model_used,
      credits, xp_gained, note, prompt, variant_of, variant_kind)
    values ((turn ->> 'id')::uuid, of_user, of_session, (turn ->> 'parent_id')::uuid,
      (turn ->> 'number')::integer, turn -> 'action', turn -> 'answer', turn -> 'state',
      turn ->> 'model_used', (turn ->> 'credits')::integer, (turn ->> 'xp_gained')::integer,
      nullif(turn -> 'note', 'null'), nullif(turn -> 'prompt', 'null'),
      (turn ->> 'variant_of')::uuid, turn ->> 'variant_kind')
    returning created_at into told_at;
  if tried <> 'null' then
    insert into tries (turn_id, user_id, session_id, story_id, node, words, answered_by)
      values ((turn ->> 'id')::uuid, of_user, of_session, (settled #>> '{session,story_id}')::uuid,
        tried ->> 'node', tried ->> 'words', tried ->> 'answered_by');
  end if;
  update game_sessions
    set head_turn_id = (turn ->> 'id')::uuid,
      is_completed = (settled ->> 'is_completed')::boolean, updated_at = now()
    where id = of_session and user_id = of_user;

  perform ledger_settle(of_user, of_action, 'xp', (settled #>> '{spent,xp}')::integer);
  perform ledger_settle(of_user, of_action, 'credit', (settled #>> '{spent,credits}')::integer);
  -- Another telling names what its turn won; that was paid with the first.
  perform ledger_move_xp(of_user, of_session, of_action, 'earn', 'discovery',
    case when turn ->> 'variant_of' is null then (turn ->> 'xp_gained')::integer else 0 end);
  credits_left := credits_left(of_user);
  perform succeed_action(of_user, of_action, (turn ->> 'id')::uuid, turn ->> 'model_used',
    settled -> 'receipt', credits_left, (settled ->> 'low_below')::integer);
  return next;
end $$;

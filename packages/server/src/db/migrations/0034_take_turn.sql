-- A turn that is told at once is one message to the database. Takes of one unit what a turn is
-- worth, by a hold that stands for no longer than this: the ledger shows the same transfers as for
-- a turn that was told for a while. The rest is given back.
create function ledger_spend(of_user uuid, of_action uuid, of_unit text, account uuid,
  price integer,
  spent integer)
returns boolean language plpgsql as $$
declare
  hold bigint;
begin
  insert into ledger_transfers (user_id, unit, kind, from_id, amount, action_id, reason)
    values (of_user, of_unit, 'reserve', account, price, of_action, 'action')
    returning id into hold;
  insert into ledger_transfers (user_id, unit, kind, from_id, amount, action_id, pending_id, reason)
    values (of_user, of_unit, case when spent > 0 then 'post' else 'void' end, account,
      case when spent > 0 then spent else price end, of_action, hold, 'action');
  return true;
end $$;

-- Claims a session for one action, writes its turn and takes its price: what `claim_action` and
-- `settle_action` do for a turn that is told for a while, at once. Answers no row, and writes
-- nothing, where the session stands elsewhere than at `base`, something runs in it, the key is
-- known or the wallet has less. Each claim takes the lock of its session first, so none comes
-- between.
create function take_turn(of_user uuid, of_session uuid, base uuid, of_action uuid, key text,
  asked_hash text, asked_type text, asked_model text, xp_price integer, credit_price integer,
  xp_spent integer, credits_spent integer, xp_won integer, of_turn uuid, turn_number integer,
  deed jsonb, told jsonb, state_after jsonb, told_by text, kept_note jsonb, manifest jsonb,
  is_over boolean, receipt jsonb, low_below integer, of_story uuid, tried_at text,
  tried_words text, tried_answer text, out credits_left integer, out told_at timestamptz)
returns setof record language plpgsql as $$
declare
  xp_account uuid;
  credit_account uuid;
  done boolean;
begin
  perform from game_sessions
    where id = of_session and user_id = of_user and head_turn_id = base for update;
  if not found then return; end if;
  perform from play_actions
    where session_id = of_session and user_id = of_user and status = 'running';
  if found then return; end if;
  perform from play_actions
    where session_id = of_session and user_id = of_user and client_key = key;
  if found then return; end if;
  if xp_price > 0 then
    select id into xp_account from ledger_accounts
      where unit = 'xp' and owner_id = of_session and user_id = of_user
        and posted - held >= xp_price for update;
    if not found then return; end if;
  end if;
  if credit_price > 0 then
    select id into credit_account from ledger_accounts
      where unit = 'credit' and owner_id = of_user and user_id = of_user
        and posted - held >= credit_price for update;
    if not found then return; end if;
  end if;

  insert into turns (id, user_id, session_id, parent_id, number, action, answer, state, model_used,
      credits, xp_gained, note, prompt)
    values (of_turn, of_user, of_session, base, turn_number, deed, told, state_after, told_by,
      credits_spent, xp_won, kept_note, manifest)
    returning created_at into told_at;
  if tried_words is not null then
    insert into tries (turn_id, user_id, session_id, story_id, node, words, answered_by)
      values (of_turn, of_user, of_session, of_story, tried_at, tried_words, tried_answer);
  end if;
  update game_sessions set head_turn_id = of_turn, is_completed = is_over, updated_at = now()
    where id = of_session and user_id = of_user;

  if xp_price > 0 then
    done := ledger_spend(of_user, of_action, 'xp', xp_account, xp_price, xp_spent);
  end if;
  if credit_price > 0 then
    done := ledger_spend(of_user, of_action, 'credit', credit_account, credit_price, credits_spent);
  end if;
  if xp_won > 0 then
    insert into ledger_transfers (user_id, unit, kind, to_id, amount, action_id, reason)
      select user_id, 'xp', 'earn', id, xp_won, of_action, 'discovery'
      from ledger_accounts where user_id = of_user and unit = 'xp' and owner_id = of_session;
  end if;

  select posted - held into credits_left from ledger_accounts
    where user_id = of_user and unit = 'credit' and owner_id = of_user;
  credits_left := coalesce(credits_left, 0);
  insert into play_actions (id, session_id, user_id, client_key, request_hash, type, status,
      base_turn_id, turn_id, model_requested, model_used, finished_at, response)
    values (of_action, of_session, of_user, key, asked_hash, asked_type, 'succeeded', base, of_turn,
      asked_model, told_by, now(), (receipt || jsonb_build_object('credits', credits_left,
        'is_low_on_credits', credits_left < low_below))::json);
  return next;
end $$;

-- Players no longer edit a telling. What they wrote stays as another telling of its turn. A link to
-- such a play told the storyteller's words in place of theirs, so these links go: shared again, the
-- play shows them.
-- Turns do not change otherwise.
set constraints all immediate;
alter table turns disable trigger turns_stay;
do $$ begin
  delete from shared_plays using turns
    where turns.user_id = shared_plays.user_id and turns.session_id = shared_plays.session_id
      and turns.variant_kind = 'edited';
  update turns set variant_kind = 'again' where variant_kind = 'edited';
end $$;
set constraints all immediate;
alter table turns enable trigger turns_stay;

-- An upgrade stops all processes, so no process of an earlier version writes to this schema.
drop index ledger_grants_once_before;

do $$ declare of_table text; of_function text; begin
  for of_table, of_function in
    select tgrelid::regclass::text, tgfoid::regproc::text from pg_trigger
    where tgname like '%\_name\_user' and not tgisinternal
  loop
    execute format('drop trigger %s on %s', of_function, of_table);
    execute format('drop function %s()', of_function);
  end loop;
end $$;

drop function user_of_transfer(uuid);
drop function user_of_account(text, uuid);
drop function user_of_session(uuid);

-- Earlier versions built this index after the start.
create unique index if not exists story_reports_once_each
  on story_reports (story_id, reporter_id, said_id, shared_play) nulls not distinct;
drop index if exists story_reports_once;

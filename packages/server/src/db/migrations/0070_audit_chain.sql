-- Each event of the audit log is linked to the one before it. That is done as its transaction
-- commits, so that the chain's head is held for that moment alone, and last of all locks. Beside
-- the events, not in them: nothing that stands is rewritten. `seq` is the place in the chain, which
-- is that of the commit, not of the id.
create table audit_links (
  event_id bigint primary key,
  seq bigint unique,
  hash text,
  check ((seq is null) = (hash is null))
);

create table audit_chain (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  hash text not null,
  old_until bigint not null,
  moved jsonb,
  forgotten jsonb
);

create function link_audit_event() returns trigger language plpgsql as $$
declare
  place bigint;
  before_it text;
  said text;
begin
  if not exists (select from audit_chain) then
    insert into audit_chain (seq, hash, old_until)
      select 0, '', coalesce(max(id), 0) from audit_events as event
        where not exists (select from audit_links where event_id = event.id)
      on conflict do nothing;
  end if;
  select seq + 1, hash into place, before_it from audit_chain for update;
  select json_build_array(id, to_char(happened_at at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    actor_id, act, target_kind, target_id, before, after)::text
    into said from audit_events where id = new.event_id;
  if said is null then
    delete from audit_links where event_id = new.event_id;
    return null;
  end if;
  update audit_links set seq = place,
      hash = encode(sha256(convert_to(before_it || ' ' || place || ' ' || said, 'UTF8')), 'hex')
    where event_id = new.event_id returning hash into before_it;
  update audit_chain set seq = place, hash = before_it;
  return null;
end $$;

create constraint trigger audit_events_linked after insert on audit_links
  deferrable initially deferred for each row when (new.seq is null)
    execute function link_audit_event();

-- What happened that somebody may have to answer for, and pictures of other sites as we keep them.
-- Names no table by key: what was done stays known after the account or the story is gone.
create table audit_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz(3) not null,
  actor_id uuid,
  act text not null check (act ~ '^[a-z_]{1,40}$'),
  target_kind text check (length(target_kind) <= 40),
  target_id text check (length(target_id) <= 100),
  before jsonb,
  after jsonb,
  check ((target_kind is null) = (target_id is null))
);

create index audit_events_actor_idx on audit_events (actor_id, id desc);
create index audit_events_target_idx on audit_events (target_kind, target_id, id desc);
create index audit_events_happened_idx on audit_events (happened_at);

create function keep_audit_events() returns trigger language plpgsql as $$
begin
  raise exception 'An audit event is never changed';
end $$;

create trigger audit_events_kept before update on audit_events for each row
  execute function keep_audit_events();

-- A row of a failure keeps us from asking the same host again for every reader.
create table fetched_images (
  url_hash text primary key check (length(url_hash) = 64),
  fetched_at timestamptz(3) not null,
  card bytea,
  page bytea,
  fault text check (length(fault) <= 100),
  check ((card is null) = (page is null)),
  check ((card is null) = (fault is not null))
);

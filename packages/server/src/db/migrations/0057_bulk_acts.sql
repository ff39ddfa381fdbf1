-- What an admin does to many stories. Its stories are chosen once and seen to in pieces: a killed
-- process or a second send goes on where it stopped, and what was so before can be put back.
create table bulk_acts (
  id uuid primary key,
  admin_id uuid not null references users on delete cascade,
  client_key text not null,
  request jsonb not null,
  created_at timestamptz(3) not null,
  unique (admin_id, client_key)
);

create index bulk_acts_age on bulk_acts (created_at);

-- A story may go while its act stands; its line tells then that it is gone.
create table bulk_act_stories (
  bulk_id uuid not null references bulk_acts on delete cascade,
  story_id uuid not null,
  outcome text,
  before jsonb,
  after jsonb,
  revision integer,
  undone boolean,
  primary key (bulk_id, story_id)
);

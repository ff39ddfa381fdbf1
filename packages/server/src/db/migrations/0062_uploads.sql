-- A picture is kept once and may have been brought by several people: each has it among their
-- pictures, and in their quota. Its narrower widths stand beside it; of one that was kept before
-- there are none, and its measures are not known.
alter table story_pictures
  add column small bytea,
  add column middle bytea,
  add column width integer,
  add column height integer;

create table uploads (
  user_id uuid not null references users on delete cascade,
  hash text not null references story_pictures on delete cascade,
  uploaded_at timestamptz(3) not null,
  primary key (user_id, hash)
);

create index uploads_of_user_idx on uploads (user_id, uploaded_at, hash);
create index uploads_of_picture_idx on uploads (hash);

insert into uploads (user_id, hash, uploaded_at)
  select brought_by, hash, kept_at from story_pictures where brought_by is not null;

alter table story_pictures drop column brought_by;

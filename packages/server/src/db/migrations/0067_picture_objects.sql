-- The bytes of a picture stand in its row, or in an object store outside; how many there are is
-- known either way. Objects are due to be dropped from before they are put until their row knows of
-- them, and from when it has gone: whatever dies in between leaves none for good.
alter table story_pictures
  alter column content drop not null,
  add column bytes integer,
  add column small_bytes integer,
  add column middle_bytes integer;

update story_pictures set bytes = octet_length(content),
  small_bytes = octet_length(small), middle_bytes = octet_length(middle);

alter table story_pictures alter column bytes set not null;
create index story_pictures_inside_idx on story_pictures (kept_at) where content is not null;

create table due_objects (
  hash text primary key,
  due_at timestamptz(3) not null,
  is_dropping boolean not null default false
);

create function drop_picture_objects() returns trigger language plpgsql as $$
  begin
    insert into due_objects (hash, due_at) values (old.hash, now()) on conflict (hash) do nothing;
    return null;
  end $$;

create trigger picture_objects_dropped after delete on story_pictures
  for each row when (old.content is null) execute function drop_picture_objects();

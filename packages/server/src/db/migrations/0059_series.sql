-- Stories of an author that follow each other.
create table series (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references users on delete cascade,
  title text not null check (length(title) <= 120),
  description text not null default '' check (length(description) <= 2000),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index series_of_author on series (author_id, created_at desc, id desc);

-- A story is a part of one series at most.
create table series_parts (
  story_id uuid primary key references stories on delete cascade,
  series_id uuid not null references series on delete cascade,
  place int not null check (place > 0),
  unique (series_id, place)
);

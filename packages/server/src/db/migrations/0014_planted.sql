-- What shipped once, whatever became of it: a category that an admin has deleted or merged, and a
-- story that is deleted, must not come back with the next start. `became` took its place.
create table planted_seeds (
  kind text not null check (kind in ('category', 'tag', 'story')),
  name text not null,
  became uuid,
  primary key (kind, name)
);

create index planted_seeds_became_idx on planted_seeds (became) where became is not null;

-- What is there now may have shipped; an own one of an admin does no harm here.
insert into planted_seeds (kind, name)
  select 'category', name from categories
  union all select 'tag', name from tags
  union all select 'story', slug from stories where slug is not null;

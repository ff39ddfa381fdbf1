-- What others than its author did with a story on a day (UTC), as sums: plays by language
-- (`language`) and by where they came from (`came_from`), first finishes by ending (`finish`),
-- first ratings by stars (`rating`). Nobody is named, so nothing of it goes with an account.
create table story_day_counts (
  story_id uuid not null references stories on delete cascade,
  day date not null,
  kind text not null check (kind in ('language', 'came_from', 'finish', 'rating')),
  key text not null,
  count integer not null check (count > 0),
  primary key (story_id, day, kind, key)
);

create index story_day_counts_by_day on story_day_counts (day);

-- Plays of before; in which language and from where nobody has noted.
insert into story_day_counts (story_id, day, kind, key, count)
select story_id, (session.created_at at time zone 'UTC')::date, kind, 'other', count(*)
from game_sessions as session join stories on stories.id = session.story_id
  cross join (values ('language'), ('came_from')) as kinds (kind)
where session.user_id <> stories.author_id and session.created_at >= now() - interval '400 days'
group by 1, 2, 3;

insert into story_day_counts (story_id, day, kind, key, count)
select story_id, (reached_at at time zone 'UTC')::date, 'finish', node, count(*)
from (select distinct on (session_id) session_id, user_id, node, reached_at
    from reached_endings order by session_id, reached_at, turn_id) as reached
  join game_sessions as session
    on session.id = reached.session_id and session.user_id = reached.user_id
  join stories on stories.id = session.story_id
where session.user_id <> stories.author_id and reached_at >= now() - interval '400 days'
group by 1, 2, 4;

insert into story_day_counts (story_id, day, kind, key, count)
select story_id, (rating.created_at at time zone 'UTC')::date, 'rating', stars::text, count(*)
from story_ratings as rating join stories on stories.id = rating.story_id
where user_id <> author_id and rating.created_at >= now() - interval '400 days'
group by 1, 2, 4;

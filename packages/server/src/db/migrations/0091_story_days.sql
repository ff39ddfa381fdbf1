-- Plays and first finishes of a story on a day (UTC), without those of its author. Languages, sites,
-- endings and stars are no longer counted by day.
create table story_days (
  story_id uuid not null references stories on delete cascade,
  day date not null,
  plays integer not null default 0 check (plays >= 0),
  finishes integer not null default 0 check (finishes >= 0),
  primary key (story_id, day)
);

create index story_days_by_day on story_days (day);

insert into story_days (story_id, day, plays, finishes)
select story_id, day,
  coalesce(sum(count) filter (where kind = 'language'), 0),
  coalesce(sum(count) filter (where kind = 'finish'), 0)
from story_day_counts where kind in ('language', 'finish')
group by 1, 2;

drop table story_day_counts;

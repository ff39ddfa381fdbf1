-- Who wants a part of a series a day, and by how many minutes their clock is ahead of UTC.
create table series_paces (
  user_id uuid not null references users on delete cascade,
  series_id uuid not null references series on delete cascade,
  utc_offset int not null,
  primary key (user_id, series_id)
);

create index series_paces_of_series on series_paces (series_id);

-- What providers' models have cost on each day (UTC), and when a day's ceiling was met.
create table model_spending (
  day date primary key,
  credits integer not null default 0 check (credits >= 0),
  reached_at timestamptz(3)
);

-- What was paid to whom; the key of a task of every day holds its date.
create table task_rewards (
  user_id uuid not null references users on delete cascade,
  period_key text not null,
  coins integer not null check (coins >= 0),
  stars integer not null check (stars >= 0),
  paid_at timestamptz(3) not null,
  primary key (user_id, period_key)
);

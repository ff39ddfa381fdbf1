-- What a model has condensed of all that was told up to a turn, beside the turn: undo takes it
-- back, and other ways on from it share it.
create table turn_summaries (
  user_id uuid not null,
  session_id uuid not null,
  turn_id uuid not null,
  text text not null,
  made_of text not null,
  made_at timestamptz(3) not null default now(),
  primary key (session_id, turn_id, user_id),
  foreign key (session_id, turn_id, user_id)
    references turns (session_id, id, user_id) on delete cascade
);

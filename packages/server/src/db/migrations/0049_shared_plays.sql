-- Links to plays. A link remembers a turn and no copy of what was told: turns never change. A
-- session that was begun at a turn of another's play has copies of its first turns, which its
-- player did not play.
create table shared_plays (
  code text primary key check (length(code) = 32),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  head_turn_id uuid not null,
  from_turn_id uuid,
  first_number integer not null check (first_number >= 0),
  shows_words boolean not null,
  opened_count integer not null default 0 check (opened_count >= 0),
  created_at timestamptz(3) not null default now(),
  unique (user_id, session_id, head_turn_id),
  foreign key (session_id, user_id) references game_sessions (id, user_id) on delete cascade,
  foreign key (session_id, head_turn_id, user_id)
    references turns (session_id, id, user_id) on delete cascade,
  foreign key (session_id, from_turn_id, user_id)
    references turns (session_id, id, user_id) on delete cascade
);

create index shared_plays_latest on shared_plays (user_id, created_at desc, code);

alter table game_sessions add column copied_turns integer not null default 0
  check (copied_turns >= 0);

alter table story_reports add column shared_play text;

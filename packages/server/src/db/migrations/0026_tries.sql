-- What players tried, to be read by story and not by walking all their turns. Free words of
-- players, in their normal form, beside what answered them. They go with their turn, and so with
-- the account that wrote them.
create table tries (
  turn_id uuid primary key,
  session_id uuid not null,
  story_id uuid not null references stories on delete cascade,
  node text not null,
  words text not null,
  answered_by text,
  created_at timestamptz(3) not null default now(),
  foreign key (session_id, turn_id) references turns (session_id, id) on delete cascade
);

-- What was played before: whoever strays afterwards was not answered.
insert into tries (turn_id, session_id, story_id, node, words, answered_by, created_at)
select turn.id, turn.session_id, session.story_id, base.state ->> 'node',
  lower(btrim(regexp_replace(turn.action ->> 'user_input', '\s+', ' ', 'g'))),
  case when (turn.state ->> 'detour')::int > 0 then null else 'choice' end, turn.created_at
from turns as turn
  join game_sessions as session on session.id = turn.session_id
  join turns as base on base.id = turn.parent_id
where turn.action ->> 'type' = 'custom_action'
  and char_length(turn.action ->> 'user_input') between 1 and 200
  and turn.action ->> 'user_input' !~ '@|www\.|https?:|([0-9][ ().+-]*){5}';

create index tries_of_story_idx on tries (story_id, created_at desc);
create index tries_of_turn_idx on tries (session_id, turn_id);
drop index turns_tried_idx;

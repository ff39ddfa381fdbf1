-- Endings that were reached, by the turn that reached them. A session may go back from one to a
-- fork and find another: what it has found stays found, wherever its head stands.
create table reached_endings (
  turn_id uuid primary key,
  session_id uuid not null references game_sessions on delete cascade,
  node text not null,
  reached_at timestamptz(3) not null default now(),
  foreign key (session_id, turn_id) references turns (session_id, id) on delete cascade
);

create index reached_endings_of_session on reached_endings (session_id);

insert into reached_endings (turn_id, session_id, node, reached_at)
select head.id, play.id, head.state ->> 'node', head.created_at
from game_sessions play join turns head on head.session_id = play.id and head.id = play.head_turn_id
where play.is_completed;

-- What concerns an account. What is alike has one row, told apart by `thing`: a comment, a review,
-- a day. A row only points: names and words are read where they stand, so that nothing outlives
-- them here. Stories of followed authors have no rows: they are found by who follows whom.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null
    check (kind in ('comment_answered', 'review_answered', 'mentioned', 'followed',
    'story_commented', 'story_reviewed', 'report_decided', 'coauthor_invited')),
  thing text not null,
  story_id uuid references stories on delete cascade,
  comment_id uuid references comments on delete set null,
  review_id uuid references reviews on delete set null,
  report_id uuid references story_reports on delete cascade,
  outcome text check (outcome in ('upheld', 'closed', 'gone')),
  happened_at timestamptz(3) not null,
  unique (user_id, kind, thing)
);

create index notices_newest on notices (user_id, happened_at desc, id desc);
create index notices_by_age on notices (happened_at);
create index notices_of_story on notices (story_id) where story_id is not null;
create index notices_of_comment on notices (comment_id) where comment_id is not null;
create index notices_of_review on notices (review_id) where review_id is not null;
create index notices_of_report on notices (report_id) where report_id is not null;

-- Who did what a notice tells of; each once, however often they did it.
create table notice_people (
  notice_id uuid not null references notices on delete cascade,
  actor_id uuid not null references users on delete cascade,
  acted_at timestamptz(3) not null,
  primary key (notice_id, actor_id)
);

create index notice_people_of_actor on notice_people (actor_id);

-- Where each kind is told, unless it is everywhere; and up to when all is read.
create table notice_settings (
  user_id uuid primary key references users on delete cascade,
  levels jsonb not null default '{}',
  read_to timestamptz(3) not null default 'epoch'
);

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_of_blocked on blocks (blocked_id);

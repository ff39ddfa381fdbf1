-- What authors and editors need of a story beyond its words, and what readers report. Findings are
-- json: they are kept as the review said them, and never searched.
alter table stories
  add column revision integer not null default 1 check (revision >= 1),
  add column changed_by uuid references users on delete set null,
  add column findings json not null default '[]',
  add column accepted_findings json not null default '[]',
  add column review_reason text check (length(review_reason) <= 2000),
  add column submitted_at timestamptz(3),
  add column is_taken_down boolean not null default false;

alter table story_versions add column published_at timestamptz(3);

update story_versions set published_at = created_at
  where id in (select current_version_id from stories where published_at is not null);

create table story_reports (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references stories on delete cascade,
  reporter_id uuid not null references users on delete cascade,
  reason text not null
    check (reason in ('wrong_rating', 'sexual', 'violent', 'hateful', 'copied', 'broken', 'other')),
  note text not null default '',
  created_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  unique (story_id, reporter_id)
);

create index stories_of_author_idx on stories (author_id, updated_at desc, id desc);
drop index stories_author_idx;
create index stories_in_review_idx on stories (submitted_at) where status = 'in_review';
create index story_reports_open_idx on story_reports (created_at) where resolved_at is null;
create index game_sessions_of_version on game_sessions (version_id);

create index turns_tried_idx on turns (session_id, created_at)
  where action ->> 'type' = 'custom_action';

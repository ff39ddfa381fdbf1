-- Who wrote a version, and the session that a reader lays beside a report.
alter table story_versions add column created_by uuid references users on delete set null;
create index story_versions_by_idx on story_versions (created_by);
alter table story_reports add column session_id uuid references game_sessions on delete set null;
create index story_reports_session_idx on story_reports (session_id) where session_id is not null;

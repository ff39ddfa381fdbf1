-- A report keeps what it was about under the names of that moment, and outlives its story: an
-- author who deletes a story does not take the reports of it along.
alter table story_reports
  drop constraint story_reports_story_id_fkey,
  add column story_title text,
  add column scene_name text,
  add column scene_title text;

update story_reports set story_title = title from stories where stories.id = story_id;
alter table mail_outbox drop constraint mail_outbox_kind_check;

alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('verify_email',
  'reset_password', 'password_changed', 'deletion_asked', 'deletion_cancelled', 'google_taken',
  'report_upheld', 'report_closed', 'report_gone'));

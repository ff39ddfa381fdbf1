-- Reporters hear what came of a report, and stories that go down with their author are known.
alter table mail_outbox drop constraint mail_outbox_kind_check;

alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('verify_email',
  'reset_password', 'password_changed', 'deletion_asked', 'deletion_cancelled', 'google_taken',
  'report_upheld', 'report_closed'));

alter table stories add column is_down_with_author boolean not null default false;

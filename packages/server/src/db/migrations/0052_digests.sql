-- Who has asked for a letter once a week; the claim of those that are due goes by the index.
create table digests (
  user_id uuid primary key references users on delete cascade,
  due_at timestamptz(3) not null,
  since timestamptz(3) not null
);

create index digests_due_idx on digests (due_at);
alter table mail_outbox drop constraint mail_outbox_kind_check;

alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('verify_email',
  'reset_password', 'password_changed', 'deletion_asked', 'deletion_cancelled', 'google_taken',
  'report_upheld', 'report_closed', 'report_gone', 'digest'));

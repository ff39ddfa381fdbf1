-- A mail tells the owner of an account that another Google account was turned away.
alter table mail_outbox drop constraint mail_outbox_kind_check;

alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('verify_email',
  'reset_password', 'password_changed', 'deletion_asked', 'deletion_cancelled', 'google_taken'));

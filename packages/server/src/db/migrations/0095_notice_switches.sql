-- Notifications have one switch for each kind, and the weekly letter is gone. A level of "off"
-- becomes a switch that is off; everything else is on.
alter table notice_settings add column off_kinds text[] not null default '{}';

update notice_settings set off_kinds = array(
    select kind from jsonb_each_text(levels) as chosen (kind, level)
    where level = 'off' and kind in ('comment_answered', 'followed', 'story_published',
      'story_commented', 'story_taken_down', 'report_decided') order by kind)
  where levels::text like '%"off"%';

alter table notice_settings drop column levels;

drop table digests;

delete from mail_outbox where kind = 'digest';

alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('verify_email',
  'reset_password', 'password_changed', 'second_factor_changed', 'second_factor_reset',
  'deletion_asked', 'deletion_cancelled', 'google_taken', 'report_upheld', 'report_closed',
  'report_gone')) not valid;

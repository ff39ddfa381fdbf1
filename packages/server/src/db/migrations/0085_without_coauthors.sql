-- A save names its revision, and an older one is refused: nothing is merged, so nothing of earlier
-- saves is needed. Stories stay with their owners.
drop table coauthors;
drop table story_saves;

-- Invitations that are left are shown to nobody, and go with their age.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('comment_answered', 'review_answered', 'mentioned', 'followed', 'story_commented',
  'story_reviewed', 'story_taken_down', 'report_decided')) not valid;

-- The author of a story is told that an editor has taken it down. Rows that are there keep the rule.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('comment_answered', 'review_answered', 'mentioned', 'followed', 'story_commented',
  'story_reviewed', 'story_taken_down', 'report_decided', 'coauthor_invited')) not valid;

-- Comments on scenes become comments on their stories. They were hidden until the reader had
-- reached the scene: now they are marked as spoilers.
alter table comments add column is_spoiler boolean not null default false;

update comments set is_spoiler = true where scene_name is not null;

-- A reply to a reply moves to the comment at the top.
with recursive deeper as (
  select id, parent_id as top_id from comments where parent_id is not null
  union all
  select deeper.id, comments.parent_id from deeper
    join comments on comments.id = deeper.top_id
    where comments.parent_id is not null)
update comments set parent_id = top_id
  from deeper join comments as top on top.id = top_id
  where comments.id = deeper.id and top.parent_id is null and comments.parent_id <> top_id;

alter table comments drop column scene_name, drop column scene_title, drop column is_pinned;

delete from notices where kind = 'mentioned';

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('comment_answered', 'followed', 'story_commented', 'story_taken_down',
  'report_decided')) not valid;

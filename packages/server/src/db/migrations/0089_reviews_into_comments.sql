-- Written reviews become comments on their stories, under their own ids; the stars stay in
-- story_ratings. A review that equals a comment of its writer is merged into that comment.
create table moved_reviews as
  select reviews.id, gen_random_uuid() as answer_id, coalesce((
      select same.id from comments as same
      where same.story_id = reviews.story_id and same.user_id = reviews.user_id
        and same.parent_id is null and btrim(same.words) = btrim(reviews.words)
      order by same.created_at limit 1), reviews.id) as comment_id
  from reviews;

insert into comments (id, story_id, user_id, words, likes_total, hidden_by, created_at, edited_at)
  select id, story_id, user_id, words, likes_total, hidden_by, created_at, edited_at
  from reviews join moved_reviews using (id) where comment_id = id;

update comments set hidden_by = 'editor'
  from moved_reviews join reviews using (id)
  where comments.id = comment_id and reviews.hidden_by is not null;

insert into comment_likes (comment_id, user_id)
  select comment_id, user_id from review_likes join moved_reviews on moved_reviews.id = review_id
  on conflict do nothing;

update comments
  set likes_total = (select count(*) from comment_likes where comment_id = comments.id)
  from moved_reviews where comments.id = comment_id and comment_id <> moved_reviews.id;

-- The author's answer to a review becomes a reply.
insert into comments (id, story_id, parent_id, user_id, words, created_at)
  select answer_id, reviews.story_id, comment_id, stories.author_id, answer, answered_at
  from reviews join moved_reviews using (id) join stories on stories.id = reviews.story_id
  where answer is not null;

-- Nobody has reported the same comment twice.
delete from story_reports as report using moved_reviews as moved
  where report.said_id = moved.id and comment_id <> moved.id and exists (
    select 1 from story_reports as other
    where other.said_id = comment_id and other.reporter_id = report.reporter_id);

update story_reports set said_id = comment_id from moved_reviews as moved
  where said_id = moved.id and comment_id <> moved.id;

alter table story_reports drop column said_kind;

update notices set kind = 'story_commented', comment_id = moved.comment_id
  from moved_reviews as moved
  where kind = 'story_reviewed' and review_id = moved.id and not exists (
    select 1 from notices as other
    where other.user_id = notices.user_id and other.kind = 'story_commented'
      and other.thing = notices.thing);

update notices set kind = 'comment_answered', thing = moved.comment_id, comment_id = answer_id
  from moved_reviews as moved
  where kind = 'review_answered' and review_id = moved.id
    and exists (select 1 from comments where comments.id = answer_id) and not exists (
    select 1 from notices as other
    where other.user_id = notices.user_id and other.kind = 'comment_answered'
      and other.thing = moved.comment_id::text);

delete from notices where kind in ('review_answered', 'story_reviewed');

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('comment_answered', 'mentioned', 'followed', 'story_commented',
  'story_taken_down', 'report_decided')) not valid;
alter table notices drop column review_id;

drop table review_likes;
drop table reviews;
drop table moved_reviews;

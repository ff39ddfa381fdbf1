-- Comments have replies, and are deleted, hidden and reported. They are no longer liked, edited or closed.
drop table comment_likes;
alter table comments drop column likes_total, drop column edited_at;
alter table stories drop column are_comments_closed;

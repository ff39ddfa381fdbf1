-- What readers say of a story. A comment outlives its writer's account without their name; a review
-- goes with it, as their stars do. `scene_name` says at which scene a comment was made: whoever has
-- not been there does not get it.
create table comments (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  parent_id uuid references comments on delete cascade,
  user_id uuid references users on delete set null,
  words text,
  scene_name text,
  scene_title text,
  likes_total integer not null default 0 check (likes_total >= 0),
  is_pinned boolean not null default false,
  hidden_by text check (hidden_by in ('author', 'editor')),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  check ((scene_name is null) = (scene_title is null)),
  check (parent_id is null or not is_pinned)
);

create index comments_newest on comments (story_id, created_at desc, id desc)
  where parent_id is null;

create index comments_liked on comments (story_id, likes_total desc, created_at desc, id desc)
  where parent_id is null;

create index comments_answers on comments (parent_id, created_at, id);
create index comments_of_scene on comments (story_id, scene_name) where scene_name is not null;
create index comments_of_user on comments (user_id);
create unique index comments_pinned on comments (story_id) where is_pinned;

create table comment_likes (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (comment_id, user_id)
);

create index comment_likes_of_user on comment_likes (user_id);

create table reviews (
  id uuid primary key,
  story_id uuid not null references stories on delete cascade,
  user_id uuid not null references users on delete cascade,
  words text not null,
  ending_name text not null,
  ending_title text not null,
  likes_total integer not null default 0 check (likes_total >= 0),
  answer text,
  answered_at timestamptz(3),
  hidden_by text check (hidden_by = 'editor'),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  unique (story_id, user_id),
  check ((answer is null) = (answered_at is null))
);

create index reviews_newest on reviews (story_id, created_at desc, id desc);
create index reviews_liked on reviews (story_id, likes_total desc, created_at desc, id desc);
create index reviews_of_user on reviews (user_id);

create table review_likes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (review_id, user_id)
);

create index review_likes_of_user on review_likes (user_id);
create index story_ratings_stars on story_ratings (story_id, stars);
alter table stories add column are_comments_closed boolean not null default false;

alter table story_reports
  add column said_kind text check (said_kind in ('comment', 'review')),
  add column said_id uuid,
  add column said_words text,
  drop constraint story_reports_story_id_reporter_id_key;

create unique index story_reports_once on story_reports (story_id, reporter_id, said_id)
  nulls not distinct;

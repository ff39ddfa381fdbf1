-- Accounts, sign-ins, the catalogue and what readers mark in it.
create extension if not exists pg_trgm;

create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null check (username ~ '^[A-Za-z0-9_]{3,30}$'),
  email text,
  display_name text,
  avatar_url text,
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  is_verified boolean not null default false,
  has_premium_access boolean not null default false,
  adult_confirmed_at timestamptz(3),
  suspended_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);

create table refresh_tokens (
  token_hash text primary key check (length(token_hash) = 64),
  session_id uuid not null references auth_sessions on delete cascade,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  display_name text not null,
  sort_order integer not null default 0
);

create table tags (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  display_name text not null,
  color text not null
);

-- The search column splits words of any script; stemming would need one language for each story.
create table stories (
  id uuid primary key default gen_random_uuid(),
  slug text unique,
  author_id uuid not null references users on delete cascade,
  category_id uuid references categories on delete set null,
  title text not null,
  tagline text not null default '',
  story_description text not null default '',
  story_prompt text not null default '',
  story_system_prompt text not null default '',
  cover_image_url text,
  image_alt text not null default '',
  language text not null default 'en'
    check (language in ('en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml')),
  content_rating text not null default 'family'
    check (content_rating in ('everyone', 'family', 'general', 'teen', 'mature')),
  difficulty_level text not null default 'medium'
    check (difficulty_level in ('beginner', 'easy', 'medium', 'advanced', 'hard')),
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'published', 'archived')),
  is_premium boolean not null default false,
  is_featured boolean not null default false,
  featured_order integer,
  initial_xp integer not null default 100 check (initial_xp between 0 and 100000),
  actions_count integer not null default 0 check (actions_count >= 0),
  story_cards_count integer not null default 0 check (story_cards_count >= 0),
  total_scenes integer not null default 0 check (total_scenes >= 0),
  branching_points integer not null default 0 check (branching_points >= 0),
  possible_endings integer not null default 1 check (possible_endings >= 0),
  estimated_play_time integer not null default 30 check (estimated_play_time >= 1),
  game_config jsonb not null default '{"commands":{}}',
  current_version_id uuid,
  likes_total integer not null default 0 check (likes_total >= 0),
  bookmarks_total integer not null default 0 check (bookmarks_total >= 0),
  plays_total integer not null default 0 check (plays_total >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  ratings_sum integer not null default 0 check (ratings_sum between 0 and ratings_count * 5),
  sessions_begun integer not null default 0 check (sessions_begun >= 0),
  sessions_completed integer not null default 0 check (sessions_completed >= 0),
  published_at timestamptz(3),
  seed_hash text,
  seeded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (status <> 'published' or published_at is not null),
  search tsvector generated always as (
    setweight(to_tsvector('simple'::regconfig, title), 'A')
    || setweight(to_tsvector('simple'::regconfig, tagline), 'B')
    || setweight(to_tsvector('simple'::regconfig, story_description), 'C')
  ) stored
);

-- json, not jsonb: it keeps the order in which the author wrote the scenes.
create table story_versions (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references stories on delete cascade,
  number integer not null check (number >= 1),
  structure json not null,
  created_at timestamptz(3) not null default now(),
  unique (story_id, number)
);

alter table stories add foreign key (current_version_id) references story_versions
  deferrable initially deferred;

create table story_tags (
  story_id uuid not null references stories on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (story_id, tag_id)
);

create table story_likes (
  story_id uuid not null references stories on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, story_id)
);

create table story_bookmarks (
  story_id uuid not null references stories on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, story_id)
);

-- Losing the counts in a crash costs nobody anything, so they skip the write-ahead log.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null check (hits >= 0),
  last_at timestamptz(3) not null,
  resets_at timestamptz(3) not null
);

create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create index auth_sessions_user_idx on auth_sessions (user_id, created_at);
create index refresh_tokens_session_idx on refresh_tokens (session_id);
create index stories_newest_idx on stories (published_at desc, id desc) where status = 'published';
create index stories_played_idx on stories (plays_total desc) where status = 'published';
create index stories_featured_idx on stories (featured_order) where is_featured;
create index stories_author_idx on stories (author_id);
create index stories_category_idx on stories (category_id);
create index stories_search_idx on stories using gin (search);
create index stories_title_trgm_idx on stories using gin (title gin_trgm_ops);
create index story_tags_tag_idx on story_tags (tag_id);
create index story_likes_story_idx on story_likes (story_id);
create index story_bookmarks_story_idx on story_bookmarks (story_id);
create index rate_limits_resets_idx on rate_limits (resets_at);

-- Authors have a handle each, and words about themselves. Every handle that anybody ever had stays
-- in `handles`: a former one leads to the present one, and one of an erased account to nobody.
create table handles (
  handle_hash text primary key check (length(handle_hash) = 64),
  handle text check (handle ~ '^[a-z0-9_]{3,30}$'),
  user_id uuid references users on delete set null,
  given_at timestamptz(3) not null default now()
);

create index handles_user_idx on handles (user_id);

alter table users add column handle text unique,
  add column about text not null default '' check (length(about) <= 600);

-- By this a handle is known to have been somebody's when nobody may know any more what it was.
create function handle_hash(handle text) returns text language sql immutable as $$
  select encode(sha256(convert_to(handle, 'UTF8')), 'hex')
$$;

-- Gives an account a handle by its username, with a number where it is reserved (RESERVED_HANDLES of
-- the contract) or taken.
create function give_handle(account uuid, username text) returns void language plpgsql as $$
declare
  wanted text := lower(username);
  number integer := 0;
begin
  loop
    if wanted not in ('about', 'account', 'admin', 'administrator', 'anonymous', 'api', 'author',
      'authors', 'deleted', 'deleted_user', 'editor', 'everyone', 'feed', 'follow', 'followed',
      'guest', 'help', 'kathakar', 'kathasagar', 'login', 'me', 'moderator', 'new', 'null',
      'official', 'register', 'root', 'saved', 'search', 'security', 'series', 'settings', 'staff',
      'stories', 'story', 'support', 'system', 'team', 'undefined', 'user') then
      insert into handles (handle_hash, handle, user_id)
        values (handle_hash(wanted), wanted, account) on conflict do nothing;
      exit when found;
    end if;
    number := number + 1;
    wanted := left(lower(username), 25) || '_' || number;
  end loop;
  update users set handle = wanted where id = account;
end $$;

-- However an account is made, it has a handle from then on.
create function give_handle_to_new() returns trigger language plpgsql as $$
begin
  perform give_handle(new.id, new.username);
  return null;
end $$;

-- The account that stands where an author was erased is nobody, and has no page.
select give_handle(users.id, username) from users
  where not users.is_guest and users.handle is null
  and users.id <> '00000000-0000-4000-8000-00000000dead' order by created_at;

create trigger users_handle after insert or update of is_guest on users
  for each row when (not new.is_guest and new.handle is null
    and new.id <> '00000000-0000-4000-8000-00000000dead') execute function give_handle_to_new();

create table follows (
  follower_id uuid not null references users on delete cascade,
  author_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, author_id),
  check (follower_id <> author_id)
);

create index follows_author_idx on follows (author_id);

create index stories_published_by_idx on stories (author_id, published_at desc, id desc)
  where status = 'published';

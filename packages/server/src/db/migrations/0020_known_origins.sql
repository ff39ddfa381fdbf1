-- Browsers and addresses from which people have signed in to their accounts. Hashes alone: neither
-- the token of a browser nor an address can be read from them.
create table known_origins (
  user_id uuid not null references users on delete cascade,
  origin_hash text not null check (length(origin_hash) = 64),
  seen_at timestamptz(3) not null,
  primary key (user_id, origin_hash)
);

create index known_origins_seen_idx on known_origins (seen_at);

-- What a provider's voice has read, each text once under the hash of voice and words.
create table spoken_texts (
  hash text primary key check (length(hash) = 64),
  audio bytea not null,
  bytes integer not null,
  kept_at timestamptz(3) not null
);

create index spoken_texts_kept_idx on spoken_texts (kept_at desc, hash);

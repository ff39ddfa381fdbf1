-- Providers that players have brought for their own sessions, each with its key, sealed.
create table model_keys (
  user_id uuid primary key references users on delete cascade,
  kind text not null,
  base_url text,
  model text not null,
  sealed_key text not null,
  key_ends_in text not null
);

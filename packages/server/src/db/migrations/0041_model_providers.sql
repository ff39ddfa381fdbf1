-- Providers that administrators connect, what is bound to them, and what they may cost. Providers
-- and names are also those of the models file, which is no table: nothing here refers to another
-- row by a key of the database.
create table model_providers (
  id uuid primary key,
  name text not null,
  kind text not null,
  base_url text,
  is_inside boolean not null,
  sealed_key text,
  key_ends_in text,
  check ((sealed_key is null) = (key_ends_in is null))
);

create unique index model_providers_name_idx on model_providers (lower(name));

create table model_provider_checks (
  provider_id uuid primary key,
  asked_at timestamptz(3) not null,
  answered_in_ms integer check (answered_in_ms >= 0),
  fault text
);

create table model_bindings (
  model_key text primary key,
  provider_id uuid not null,
  model text not null,
  fallbacks jsonb not null,
  settings jsonb not null,
  price jsonb
);

create table model_setup (
  is_only boolean primary key default true check (is_only),
  version integer not null,
  daily_limit_micros bigint check (daily_limit_micros >= 0),
  allows_own_keys boolean not null default false
);

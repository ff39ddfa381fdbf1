-- What processes on one database share beside what people wrote. What signs access tokens, where
-- several processes share a database: never part of a backup.
create table installation_secrets (
  name text primary key,
  value text not null check (length(value) >= 32)
);

-- One row that is written now and then, to see whether anything can be written.
create table write_probes (
  id integer primary key check (id = 1),
  probed_at timestamptz(3) not null
);

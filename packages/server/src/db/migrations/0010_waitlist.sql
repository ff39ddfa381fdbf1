-- Who waits for the premium features, where no form elsewhere is set.
create table waitlist_entries (
  email text primary key check (length(email) <= 254),
  name text not null,
  created_at timestamptz(3) not null
);

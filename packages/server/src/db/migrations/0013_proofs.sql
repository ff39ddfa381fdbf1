-- When the password was last given in a sign-in, for what asks for it again.
alter table auth_sessions add column proved_at timestamptz;

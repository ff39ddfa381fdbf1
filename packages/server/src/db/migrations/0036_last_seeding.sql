-- Which files were seeded last, and how their stories stood then: one row at most.
create table last_seeding (
  is_only boolean primary key default true check (is_only),
  files text not null,
  stories text not null
);

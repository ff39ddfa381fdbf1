-- A link tells who played only where they chose so.
alter table shared_plays add column shows_name boolean not null default false;

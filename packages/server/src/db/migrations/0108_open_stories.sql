-- An open story has no scenes: a connected model tells it. Lists hide it while no model is connected.
alter table stories add column is_open boolean not null default false;

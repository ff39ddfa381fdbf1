-- What an import could not carry over, kept beside the draft until its author dismisses it.
alter table stories add column import_notes jsonb not null default '[]';

-- The import dialog shows the notes. They are no longer stored with the draft.
alter table stories drop column import_notes;

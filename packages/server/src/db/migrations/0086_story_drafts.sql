-- Unpublished changes of a published story: the changed columns, with `tag_ids` and
-- `current_version_id`. Null if there are none.
alter table stories add column draft jsonb;

-- A clock that changes with summer and winter is not told by its offset. A pace of before is, until it is set anew.
alter table series_paces add column time_zone text;

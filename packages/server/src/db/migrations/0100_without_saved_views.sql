-- Filters of the administration live in the address bar.
drop table saved_views;

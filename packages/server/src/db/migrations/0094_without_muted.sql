-- Muted stories and authors are shown again; blocks stay.
drop table muted;

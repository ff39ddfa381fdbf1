-- A series is read in its order, at the reader's own speed.
drop table series_paces;

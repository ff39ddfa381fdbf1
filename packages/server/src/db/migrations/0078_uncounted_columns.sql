-- Whole answers and states tell a planner nothing, and to sample them was most of the time that it
-- took to count a table of turns; the embedded database does so while its players wait.
alter table turns
  alter column action set statistics 0,
  alter column answer set statistics 0,
  alter column state set statistics 0,
  alter column note set statistics 0,
  alter column prompt set statistics 0;
alter table play_actions alter column response set statistics 0;

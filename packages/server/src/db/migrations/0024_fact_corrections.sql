-- What players mended or struck of their own words, beside the turns that it hangs on: those stay
-- as they were played, and undo takes both back.
create table fact_corrections (
  session_id uuid not null,
  turn_id uuid not null,
  text text not null,
  is_struck boolean not null,
  corrected_at timestamptz(3) not null default now(),
  primary key (session_id, turn_id),
  foreign key (session_id, turn_id) references turns (session_id, id) on delete cascade
);

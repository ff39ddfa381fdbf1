-- A story has at most one preview link: the newest one that had not expired. It has no note, no end
-- and no counts. Tests that were begun with another link are closed.
create table story_previews (
  story_id uuid primary key references stories on delete cascade,
  code text not null unique check (length(code) = 32),
  created_at timestamptz(3) not null
);

insert into story_previews (story_id, code, created_at)
select distinct on (story_id) story_id, code, created_at
from preview_links where expires_at > now()
order by story_id, created_at desc, code;

drop table preview_links;

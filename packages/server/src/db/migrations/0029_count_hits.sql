-- Who calls and how often is one message to the database. Counts a hit in each window of a key, one
-- after the other, until one of them is past its most: what the shorter window turns away does not
-- use up the longer one.
create function count_hits(windows json, at timestamptz)
returns json language plpgsql as $$
declare
  asked record;
  hit record;
  counted json[] := '{}';
begin
  for asked in select * from json_to_recordset(windows) as (key text, "windowMs" bigint, max bigint)
  loop
    insert into rate_limits as known (key, hits, last_at, resets_at)
      values (asked.key, 1, at, at + asked."windowMs" * interval '1 millisecond')
      on conflict (key) do update set
        hits = case when known.resets_at <= at then 1 else known.hits + 1 end,
        last_at = at,
        resets_at = case when known.resets_at <= at then excluded.resets_at else known.resets_at end
      returning known.hits, known.resets_at into hit;
    counted := counted || json_build_object('hits', hit.hits, 'resets_at', hit.resets_at);
    exit when hit.hits > asked.max;
  end loop;
  return array_to_json(counted);
end $$;

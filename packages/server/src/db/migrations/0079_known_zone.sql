-- Browsers know more names of zones than databases do: a PostgreSQL without the names of old has no
-- Asia/Calcutta, by which Chrome calls India's, and `at time zone` fails on what it does not know.
-- Such a zone is told by its offset. So is a bare offset: as a zone's name it would count to the west.
create function known_zone(zone text, minutes_ahead integer) returns text
  language plpgsql stable as $$
begin
  if zone !~ '^[+-]' then
    perform now() at time zone zone;
    return zone;
  end if;
  raise invalid_parameter_value;
exception when invalid_parameter_value then
  -- POSIX counts to the west.
  return format('UTC%s%s:%s', case when minutes_ahead > 0 then '-' else '+' end,
    lpad((abs(minutes_ahead) / 60)::text, 2, '0'), lpad((abs(minutes_ahead) % 60)::text, 2, '0'));
end $$;

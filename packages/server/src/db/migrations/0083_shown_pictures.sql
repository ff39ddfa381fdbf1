-- The hash of the kept picture that an address leads to, in whichever width and however it ends. Those of
-- before may be spelled in other ways than they are saved in now.
create function kept_picture(address text) returns text language sql immutable parallel safe as $$
  select substring(address from '^ */api/v1/images/plates/([0-9a-f]{64})(?:-480|-960)?[.]webp')
$$;

-- Those that the plates of a structure show. Of a structure that cannot be read as JSON, a NUL in a name
-- for instance, none is known. Its cost tells the planner that structures are large.
create function kept_pictures(structure json) returns text[] language plpgsql immutable cost 10000
set search_path from current as $$
begin
  return array(select kept_picture(plate.value ->> 'image') from json_each(structure -> 'plates') plate);
exception when data_exception then return '{}';
end $$;

-- Pictures that come as files, and what is remembered of a turn and of the prompt that told it.
alter table pictures
  alter column svg drop not null,
  add column bytes bytea,
  add column mime text check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  add check ((svg is null) <> (bytes is null)),
  add check ((bytes is null) = (mime is null));

alter table turns
  add column note jsonb,
  add column prompt jsonb;

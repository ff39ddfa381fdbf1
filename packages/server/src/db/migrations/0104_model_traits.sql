-- What calls have shown about a model at an address: fields of requests that it refuses, and whether it
-- reasons without a tag. No player is named by it; a provider that a player brought is not in it.
create table model_traits (
  base_url text not null,
  model text not null,
  trait text not null,
  primary key (base_url, model, trait)
);

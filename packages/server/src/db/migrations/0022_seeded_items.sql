-- What shipped once is named as the field names it.
alter table planted_seeds rename to seeded_items;
alter index planted_seeds_became_idx rename to seeded_items_became_idx;

-- Model use is summed by user, and a user can have a daily limit of tokens.
alter table model_use add column user_id uuid;
alter table model_use drop constraint model_use_day_model_key_provider_model_story_id_key;
alter table model_use add constraint model_use_by_user
  unique nulls not distinct (day, user_id, model_key, provider_model, story_id);
alter table model_setup add column daily_user_tokens integer check (daily_user_tokens >= 0);

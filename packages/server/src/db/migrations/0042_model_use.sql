-- What was asked of providers' models: sums of a day (UTC), so that it stays small however much is
-- played. A story that is gone leaves its sums behind.
create table model_use (
  day date not null,
  model_key text not null,
  provider_model text not null,
  story_id uuid,
  calls bigint not null check (calls >= 0),
  input_tokens bigint not null check (input_tokens >= 0),
  cached_tokens bigint not null check (cached_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  pictures bigint not null check (pictures >= 0),
  cost_micros bigint check (cost_micros >= 0),
  unique nulls not distinct (day, model_key, provider_model, story_id)
);

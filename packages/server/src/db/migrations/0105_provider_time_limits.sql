-- How long the models of a provider are waited for; the defaults apply where it is null.
alter table model_providers add column time_limits jsonb;

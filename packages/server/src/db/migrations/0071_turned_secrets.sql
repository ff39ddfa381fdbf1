-- A new secret opens and verifies before it signs: every process knows it by then.
alter table installation_secrets add column signs_from timestamptz(3);

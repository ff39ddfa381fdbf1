-- Passkeys are gone. An account that nothing else opens gets a link to choose a password.
insert into mail_outbox (kind, recipient, next_try_at, created_at)
select 'reset_password', email, now(), now() from users
where email is not null and password_hash is null
  and exists (select from passkeys where user_id = users.id)
  and not exists (select from google_accounts where user_id = users.id)
order by created_at, id;

-- Recovery codes stand in for an authenticator app alone. Admins who relied on a passkey have seven
-- days again to set up an app.
delete from recovery_codes where user_id not in
  (select user_id from totp_factors where is_confirmed);
delete from second_factor_asks where user_id in (select user_id from passkeys);
drop table passkeys;

-- Second steps that are under way are begun again.
delete from auth_challenges;
alter table auth_challenges drop column purpose;
alter table auth_challenges alter column user_id set not null;

update sign_ins set method = null where method = 'passkey';

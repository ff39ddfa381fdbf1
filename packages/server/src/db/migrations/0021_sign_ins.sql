-- A session is a playthrough and nothing else: what one signs in with is a sign-in.
alter table auth_sessions rename to sign_ins;
alter index auth_sessions_user_idx rename to sign_ins_user_idx;
alter table sign_ins rename column proved_at to reauthenticated_at;
alter table refresh_tokens rename column session_id to sign_in_id;

-- What a session did last says what it asked back: found without reading what it did before.
create index play_actions_latest on play_actions (session_id, user_id, created_at);

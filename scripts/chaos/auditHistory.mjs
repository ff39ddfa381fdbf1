/** Finds sessions without a complete path to the start, and actions that ended without a result. */
const BROKEN = `
with recursive way as (
  select s.id as session_id, t.id, t.parent_id, t.number
    from game_sessions s join turns t on t.session_id = s.id and t.id = s.head_turn_id
  union all
  select way.session_id, t.id, t.parent_id, t.number
    from way join turns t on t.session_id = way.session_id and t.id = way.parent_id
      and t.number = way.number - 1
)
select
  (select count(*) from game_sessions s where not exists
    (select from way where way.session_id = s.id and way.number = 0))::int as broken_ways,
  (select count(*) from play_actions where status = 'succeeded' and turn_id is null)::int as lost_turns,
  (select count(*) from play_actions where status = 'running')::int as running_still,
  (select count(*) from game_sessions)::int as sessions,
  (select count(*) from turns)::int as turns`

export async function auditHistory(client) {
  const { rows } = await client.query(BROKEN)
  const { sessions, turns, ...faults } = rows[0]
  const isSound = Object.values(faults).every((count) => count === 0)
  return { sessions, turns, faults, isSound }
}

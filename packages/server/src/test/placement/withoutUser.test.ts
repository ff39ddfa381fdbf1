import { expect, test } from 'vitest'

import { withoutUser } from './withoutUser.ts'

test.each([
  ['a read', 'select * from "turns" where "id" = $1 and "user_id" = $2'],
  [
    'a join',
    'select 1 from game_sessions s join turns t on t.id = s.head_turn_id and t.user_id = s.user_id where s.user_id = $1',
  ],
  ['an insert', 'insert into "turns" ("id", "user_id") values ($1, $2)'],
  ['a change for several', 'update play_actions set type = $1 where "user_id" in ($2, $3)'],
  ['a query in a query', 'select (select 1 from free_inputs where user_id = $1) from stories'],
  ['what is no place of a row', 'select count(*) as turns, max(turns) from stories'],
])('%s with its user passes', (_what, statement) => {
  expect(withoutUser(statement)).toEqual([])
})

test.each([
  ['a read', 'select * from "turns" where "id" = $1', 'turns'],
  [
    'one side of a join',
    'select 1 from game_sessions s join turns t on t.id = s.head_turn_id where s.user_id = $1',
    'turns',
  ],
  [
    'a list of tables',
    'select 1 from stories s, turns t where t.session_id = $1 and s.user_id = $2',
    'turns',
  ],
  ['an insert', `insert into turns (id, note) values ($1, 'user_id')`, 'turns'],
  [
    'what an insert reads',
    'insert into free_inputs (user_id) select user_id from turns where id = $1',
    'turns',
  ],
  ['a change', 'update play_actions set status = $1 where id = $2', 'play_actions'],
  ['a removal', 'delete from pictures where id = $1', 'pictures'],
  [
    'a query that leans on what is around it',
    'select (select 1 from free_inputs t where t.user_id = s.user_id) from game_sessions s where s.user_id = $1',
    'free_inputs',
  ],
  [
    'the second half of a union',
    'select id from turns where user_id = $1 union all select id from turns where id = $2',
    'turns',
  ],
  ['a user that is only looked at', 'select user_id from turns where id = $1', 'turns'],
])('%s without its user is found', (_what, statement, table) => {
  expect(withoutUser(statement)).toEqual([table])
})

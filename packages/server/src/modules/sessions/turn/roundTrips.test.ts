import { expect, test } from 'vitest'

import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, type ReceivedAction, pick, say } from '../../../test/play.ts'
import { openTestDatabase } from '../../../test/testDatabase.ts'

const heard: string[] = []
const database = await openTestDatabase((sql) => heard.push(sql))
const { app, bind } = await setModelStage({ database })

async function asked(action: ReceivedAction): Promise<string[]> {
  const play = await beginPlay(app)
  await play.acted(pick('Follow the bank upstream'))
  await app.ports.running.settle()
  heard.length = 0
  await play.acted(action)
  await app.ports.running.settle()
  return heard.map((sql) => sql.trim().slice(0, 60)).filter((sql) => !TALLY.test(sql))
}
/** Matches a periodic statement that does not depend on calls. */
const TALLY = /^insert into "rate_limits"/

test.each<[what: string, most: number, action: ReceivedAction]>([
  ['a choice', 3, pick('Climb the watchtower')],
  ['free words', 3, say('hum an old tune')],
  ['a closer look', 3, { action_type: 'immerse' }],
  // Two statements check if another session has drawn the scene.
  ['a picture that is drawn', 9, { action_type: 'show' }],
  ['undo', 4, { action_type: 'undo' }],
])('%s takes %i round trips to the database', async (_what, most, action) => {
  expect(await asked(action)).toHaveLength(most)
})

test('uses 6 round trips for a turn by a connected model, one of them for its cost', async () => {
  bind({ tenali: 'well' })
  const statements = await asked(pick('Climb the watchtower'))

  expect(statements).toHaveLength(6)
  expect(statements.filter((sql) => sql.startsWith('insert into model_use'))).toHaveLength(1)
})

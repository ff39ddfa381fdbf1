import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { acted, beginPlay, RIVER } from '../../test/play.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('a play tells what is heard where it stands, and nothing where nothing is', async () => {
  const { ferry, ...nodes } = RIVER.nodes
  const structure = { ...RIVER, nodes: { ...nodes, ferry: { ...ferry!, sound: 'river' as const } } }
  const play = await beginPlay(app, { structure })

  const gone = await acted(app, play, {
    action_type: 'continue',
    selected_choice: 'Follow the bank upstream',
  })

  expect(play.session.session_data.sound).toBe('river')
  expect(gone.session_data).not.toHaveProperty('sound')
})

import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { acted, beginPlay, RIVER } from '../../test/play.ts'

const app = await openTestApp()

test('a play has the sound of its scene, or none', async () => {
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

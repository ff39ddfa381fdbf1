import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, RIVER } from '../../test/play.ts'

const app = await openTestApp()

test('a play has the sound of its scene, or none', async () => {
  const { ferry, ...nodes } = RIVER.nodes
  const structure = { ...RIVER, nodes: { ...nodes, ferry: { ...ferry!, sound: 'river' as const } } }
  const play = await beginPlay(app, { structure })

  expect(play.session.session_data.sound).toBe('river')
  expect((await play.choose('Follow the bank upstream')).session_data).not.toHaveProperty('sound')
})

import type { StoryStructure } from '@kathasagar/story'
import { beforeEach, expect, test } from 'vitest'

import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, pick, say } from '../../../test/play.ts'
import { says, TOLD } from '../../../test/textFaults.ts'

const { app, bind, server } = await setModelStage()
beforeEach(() => {
  bind({ tenali: 'scripted' })
  server.script('scripted', says(TOLD))
})

const MILL: StoryStructure = {
  start_node: 'yard',
  state: { paid: { flag: false, label: 'You have paid Harka' } },
  cast: {
    harka: {
      name: 'Harka',
      aliases: ['the miller'],
      wants: 'To be paid before the rains.',
      otherwise: ['“Ask the wheel,” says Harka.'],
      says: [{ about: ['the weir'], text: '“I broke the weir myself.”', if: 'paid' }],
    },
    bina: { name: 'Bina' },
  },
  codex: [{ id: 'weir', title: 'The weir', text: 'A wall of stones across the stream.' }],
  nodes: {
    yard: {
      title: 'The yard',
      text: 'Harka sits by a broken wheel. Flour lies on the stones.',
      people: ['harka'],
      choices: [
        { text: 'Pay him', target: 'shed', sets: { paid: true } },
        { text: 'Walk on', target: 'ford' },
        { text: 'Open the sluice', target: 'ford', if: 'paid' },
      ],
    },
    shed: {
      title: 'The shed',
      text: 'A lamp, and sacks.',
      choices: [
        { text: 'Sleep among the sacks', target: 'drowned' },
        { text: 'Go back out', target: 'yard' },
      ],
    },
    ford: {
      title: 'The ford of the dead',
      text: 'Bina waits in the water.',
      people: ['bina'],
      choices: [{ text: 'Wade in', target: 'drowned' }],
    },
    drowned: { title: 'Drowned', text: 'The water closes.', choices: [] },
  },
}

const beginMill = () => beginPlay(app, { structure: MILL, initial_xp: 50 })

test('a prompt contains only the choices after its narration', async () => {
  const play = await beginMill()

  for (const action of [pick('Pay him'), say('I hum at the lamp'), pick('Go back out')]) {
    const { choices } = await play.acted(action)
    const told = server.requests.at(-1)?.told ?? ''

    const listed = choices.map((choice) => `- ${choice}`).join('\n')
    expect(told).toContain(`<next_choices>\n${listed}\n</next_choices>`)
  }
})

test('a prompt contains no future scenes, secrets or state', async () => {
  const play = await beginMill()

  await play.say('I ask the miller about the weir')

  const told = server.requests.at(-1)?.told ?? ''
  expect(told).toContain('- Harka (also the miller)\n')
  expect(told).toContain('Harka: wants: To be paid before the rains.')
  expect(told).toContain('The weir: A wall of stones across the stream.')
  expect(told).not.toMatch(/ford of the dead|Drowned|Bina waits|broke the weir|You have paid/u)
  expect(told).not.toContain('Open the sluice')
})

test('a prompt leaves speech, decisions and feelings of the player to the player', async () => {
  const play = await beginMill()

  await play.say('I hum')

  expect(server.requests.at(-1)?.told.replaceAll(/\s+/gu, ' ')).toContain(
    'The player alone decides what the player says, does and feels.',
  )
})

import { expect, test } from 'vitest'
import type { StoryStructure } from '@kathasagar/story'

import { setModelStage } from '../../../test/modelStage.ts'
import { beginPlay, RIVER } from '../../../test/play.ts'
import { says } from '../../../test/textFaults.ts'

const { app, bind, server } = await setModelStage()

const { ferry } = RIVER.nodes
if (ferry === undefined) throw new Error('The river has a ferry')

const RICH: StoryStructure = {
  ...RIVER,
  state: { knows: { flag: false, label: 'You know who he is' } },
  cast: {
    ferryman: {
      name: 'Somu',
      says: [{ about: ['brother', 'drowning'], text: '“He was mine.”', sets: { knows: true } }],
    },
  },
  nodes: {
    ...RIVER.nodes,
    ferry: {
      ...ferry,
      people: ['ferryman'],
      choices: [...ferry.choices, { text: 'Forgive him', target: 'island', if: 'knows' }],
      reactions: [
        { to: ['jump into the reeds'], text: 'Mud, then ground.', goes: 'bank' },
        ...Array.from({ length: 12 }, (_, i) => ({ to: [`count plank ${i}`], text: 'Wood.' })),
      ],
    },
  },
}

/** Words that match nothing by the rules. */
const RIDDLE = 'whatever wets me least, quickly'

async function begin() {
  const play = await beginPlay(app, { structure: RICH })
  bind({ tenali: 'well' })
  return play
}

/** Returns the index in the judge's list of answers. */
const placeOf = (told: string, about: string) =>
  Number(new RegExp(`^(\\d+): ${about}`, 'mu').exec(told)?.[1] ?? Number.NaN)

const judgesFor = (ruling: string, about: string) =>
  server.judgeBy((given) =>
    says(
      JSON.stringify({ ruling, choice: -1, answer: placeOf(given.request.told, about), sure: 1 }),
    )(given),
  )

test('a reaction that only a model recognizes is given, with the author’s target', async () => {
  const play = await begin()
  judgesFor('reaction', 'reaction: jump into the reeds')

  const answer = await play.say(RIDDLE)

  expect(answer.choices).toEqual(['Call across the water', 'Climb the watchtower'])
})

test('a topic that only a model recognizes is answered, with its effects', async () => {
  const play = await begin()
  judgesFor('topic', 'topic: Somu: brother, drowning')

  const answer = await play.say('what is it that weighs on you so?')

  expect(answer.choices).toContain('Forgive him')
})

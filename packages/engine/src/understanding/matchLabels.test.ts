import type { StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'

const ferry: StoryStructure = {
  start_node: 'river',
  nodes: {
    river: {
      text: 'An old ferryman sits on an upturned boat. He holds up a brass lantern. The gate to the village stands open. A dog sleeps under the bench.',
      choices: [
        { text: 'Ask the ferryman about the light', target: 'light' },
        { text: 'Take the lantern and cross alone', target: 'light' },
        { text: 'Go through the gate', target: 'end' },
      ],
    },
    light: { text: 'The light moves.', choices: [{ text: 'Go home', target: 'end' }] },
    end: { text: 'The end.', choices: [] },
  },
}
const say = (text: string) => saidIn(ferry, text)

describe('in a story without reactions', () => {
  test.for([
    ['talk to the old man about the light', 0],
    ['what is that light?', 0],
    ['walk over and see what the old man needs', 0],
    ['grab the lamp and row over by myself', 1],
    ['pick the lantern up', 1],
    ['walk through the gate', 2],
  ] as const)('a paraphrase takes its choice: %s', ([text, choice]) => {
    expect(say(text)).toMatchObject({ kind: 'advance', choice, by: 'words' })
  })

  test.for([
    ['what happens if I go through the gate?', 2],
    ['can I take the lantern?', 1],
    ['swim across', 1],
    ['kya main gate se jaun?', 2],
  ] as const)('a choice that the words only consider is asked about: %s', ([text, choice]) => {
    expect(say(text)).toEqual({
      aside: 'ask',
      choices: [ferry.nodes['river']?.choices[choice]?.text],
    })
  })

  test.for(['what is the old man holding?', 'look under the bench', 'pet the dog', 'I sing'])(
    'a question, or an act on another object, takes no choice and asks about none: %s',
    (text) => {
      expect(say(text)).toMatchObject({ kind: 'detour' })
    },
  )
})

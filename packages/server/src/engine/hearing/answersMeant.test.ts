import type { StoryStructure } from '@kathasagar/api/rules'
import { describe, expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'

const story: StoryStructure = {
  start_node: 'office',
  state: {},
  cast: {
    jamuna: {
      name: 'Jamuna',
      aliases: ['the sweeper'],
      says: [{ about: ['husband', 'the avalanche'], text: '“He went over with the mules.”' }],
      otherwise: ['She goes on sweeping.'],
    },
  },
  reactions: [{ deeds: ['sing', 'hum'], text: 'Your voice comes back from forty holes.' }],
  nodes: {
    office: {
      text: 'A post office. Jamuna sweeps.',
      people: ['jamuna'],
      reactions: [
        { about: ['counter'], deeds: ['search', 'open'], text: 'Under the counter: string.' },
        { to: ['look under the stove'], text: 'Ash.', goes: 'end' },
      ],
      choices: [
        { text: 'Take the tea she offers', target: 'end', also: ['sit down for a cup'] },
        { text: 'Turn the letters of the lock', target: 'end', answers: ['MRIDGANDH'] },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const say = (text: string) => saidIn(story, text)

describe('what an author wrote for a player’s words is found', () => {
  test('another way to say a choice takes it', () => {
    expect(say('sit down for a cup')).toMatchObject({ kind: 'advance', choice: 0, by: 'words' })
  })

  test('the answer to a riddle takes its choice, within one slip', () => {
    expect(say('I spell mridgandha')).toMatchObject({ kind: 'advance', choice: 1 })
  })

  test('a deed done to a thing gets the reaction of both', () => {
    expect(say('I search behind the counter')).toMatchObject({
      kind: 'reaction',
      answer: { of: 'scene', index: 0 },
    })
  })

  test('a reaction may lead on', () => {
    expect(say('look under the stove')).toMatchObject({ kind: 'reaction', target: 'end' })
  })

  test('a deed that the whole story knows is answered in each scene', () => {
    expect(say('I sing an old song')).toMatchObject({ kind: 'reaction', answer: { of: 'story' } })
  })

  test('whoever only asks about such a deed does not do it', () => {
    expect(say('does anybody here sing?')).not.toMatchObject({ kind: 'reaction' })
  })

  test('somebody who is here answers by topic', () => {
    expect(say('Jamuna, what became of your husband?')).toMatchObject({
      kind: 'topic',
      person: 'jamuna',
      answer: { index: 0 },
    })
  })

  test('somebody who knows nothing of it has their own way of not answering', () => {
    expect(say('Jamuna, do you like mangoes?')).toMatchObject({
      kind: 'topic',
      person: 'jamuna',
      answer: null,
    })
  })

  test('what nobody wrote for strays', () => {
    expect(say('I juggle three apples')).toMatchObject({ kind: 'detour' })
  })
})

import { openGraph, type StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import { beginStory } from './apply.ts'
import { decide } from './decide.ts'
import { readTurn } from './reading.ts'
import { explainRuling } from './explainRuling.ts'

const story: StoryStructure = {
  start_node: 'office',
  state: { trust: { number: [0, 3], start: 0 } },
  cast: {
    jamuna: {
      name: 'Jamuna',
      says: [{ about: ['husband', 'avalanche'], text: '“He went over with the mules.”' }],
      otherwise: ['She goes on sweeping.'],
    },
  },
  reactions: [{ deeds: ['sing'], text: 'Your voice comes back.' }],
  nodes: {
    office: {
      text: 'A post office. A kettle ticks.',
      people: ['jamuna'],
      details: ['The kettle is older than the road.', 'The calendar has a violet ring.'],
      choices: [
        { text: 'Take the tea she offers', target: 'end', also: ['sit down for a cup'] },
        { text: 'Turn the letters of the lock', target: 'end', answers: ['MRIDGANDH'] },
        {
          text: 'Climb to the attic',
          target: 'end',
          if: 'trust > 2',
          locked: 'She stands before it.',
        },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
}
const graph = openGraph(story)

function read(text: string, detour = 0) {
  const { state } = beginStory(graph, { xp: 100, seed: 7 })
  const action = { type: 'custom_action', text } as const
  return readTurn({ graph, state: { ...state, detour }, action, lore: NO_LORE })
}

function why(text: string, detour = 0) {
  const reading = read(text, detour)
  const came = decide(reading)
  if ('code' in came) throw new Error(came.code)
  return explainRuling(reading, came)
}
const takenOf = (told: ReturnType<typeof why>) => told.candidates.filter(({ isTaken }) => isTaken)

describe('explanation of a ruling', () => {
  test('another label of a choice is certain, and comes first', () => {
    const told = why('sit down for a cup')

    expect(told.candidates[0]).toMatchObject({ isTaken: true, score: 1 })
    expect(takenOf(told)).toHaveLength(1)
    expect(told.lead).toBeGreaterThan(0)
  })

  test('the number of a choice and the answer to its riddle have their own reasons', () => {
    expect(why('2')).toMatchObject({ candidates: [{ isTaken: true, score: 1 }] })
    expect(why('mridgandh').candidates[0]).toMatchObject({ isTaken: true, score: 1 })
    expect(why('2').reason).not.toBe(why('I hum a marching tune').reason)
  })

  test('an uncertain match has its lead', () => {
    const told = why('I take the tea that she is offering me')

    expect(told).toMatchObject({ candidates: [{ nearest: expect.any(String) }] })
    expect(takenOf(told).every(({ score }) => score > 0 && score <= 1)).toBe(true)
  })

  test("an author's answer has the closest phrase", () => {
    const told = why('I sing')

    expect(told.reason).toBe('authored')
    expect(takenOf(told)).toMatchObject([{ meant: { answer: { of: 'story' } } }])
    expect(why('Jamuna, what became of your husband?')).toMatchObject({
      reason: 'authored',
      candidates: [{ isTaken: true, nearest: 'husband' }],
    })
  })

  test('a person without a matching topic has a reason of its own', () => {
    const told = why('Jamuna, is the moon made of brass?')

    expect(told.reason).toBe('no_topic')
    expect(takenOf(told)).toEqual([])
  })

  test('a closed choice, words about playing and unmatched words have their own reasons', () => {
    expect(why('climb to the attic').reason).toBe('locked')
    expect(why('help')).toEqual({ reason: 'hint', lead: null, candidates: [] })
    expect(why('zzz qqq').reason).toBe('nothing_near')
    expect(why('zzz qqq').candidates).toEqual([])
  })

  test('unmatched words have the same reason, however often they occur', () => {
    const told = why('zzz qqq', 3)

    expect(told.reason).toBe('nothing_near')
    expect(takenOf(told)).toEqual([])
  })

  test('a command has no candidates', () => {
    const asked = read('show me')

    expect(explainRuling(asked, { kind: 'show' })).toEqual({
      reason: 'command',
      lead: null,
      candidates: [],
    })
    expect(
      explainRuling(asked, { kind: 'advance', choice: 0, target: 'end', by: 'choice' }).reason,
    ).toBe('command')
  })

  test('a selected detail is marked as taken', () => {
    const stay = { depth: 1, pressure: 'none', toward: 0 } as const
    const asked = read('look at the kettle')

    expect(explainRuling(asked, { kind: 'linger', detail: 0, ...stay }).reason).toBe('lead')
    expect(
      explainRuling(asked, { aside: 'ask', choices: ['Take the tea she offers'] }),
    ).toMatchObject({ reason: 'asked' })
  })
})

import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { wordsOf, type StoryStructure } from '@kathasagar/story'

import { languagePackOf } from '@kathasagar/engine/storyteller/languages/languagePackOf'
import { randomIds } from '../../../providers/ids.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, newestOf } from '../../../test/play.ts'

const scene = (text: string, people: string[], choices: [string, string][]) => ({
  text,
  title: text.split(' ').slice(0, 2).join(' '),
  people,
  details: [`A nail sticks out beside ${people[0] ?? 'the door'}.`, 'The floor has been swept.'],
  pressure: ['The lamp burns lower.', 'Somebody outside counts to ten.'],
  choices: choices.map(([say, target]) => ({ text: say, target })),
})

/** Three rooms, and somebody in each who is in no other. */
const HOUSE: StoryStructure = {
  start_node: 'hall',
  state: {},
  cast: {
    meera: {
      name: 'Meera',
      says: [{ about: ['the key', 'keys'], text: '“Under the mat,” says she of the hall.' }],
      otherwise: ['She of the hall turns a page.', 'She of the hall coughs.'],
      replies: {
        why: ['She of the hall has no reasons today.'],
        love: ['She of the hall moves her chair.'],
      },
    },
    bhola: {
      name: 'Bhola',
      says: [{ about: ['the soup', 'dinner'], text: '“Lentils,” says he of the kitchen.' }],
      otherwise: ['He of the kitchen stirs.', 'He of the kitchen salts.'],
    },
    tara: { name: 'Tara', otherwise: ['She of the roof looks up.'] },
  },
  replies: {
    break: ['Your hand is too well brought up for that.'],
    why: ['Reasons are kept in another house.', 'The why of it has gone out.'],
  },
  reactions: [{ deeds: ['sing', 'dance'], text: 'A verse of it, and your voice gives out.' }],
  nodes: {
    hall: scene(
      'The hall is long. A key hangs by the clock.',
      ['meera'],
      [
        ['Go through to the kitchen', 'kitchen'],
        ['Leave by the front gate', 'gate'],
      ],
    ),
    kitchen: scene(
      'The kitchen smells of smoke. A pot of soup hums.',
      ['bhola'],
      [
        ['Climb the ladder to the roof', 'roof'],
        ['Return along the passage', 'hall'],
      ],
    ),
    roof: scene(
      'The roof is warm still. Kites are out.',
      ['tara'],
      [
        ['Fly the torn kite', 'gate'],
        ['Climb down the ladder', 'kitchen'],
      ],
    ),
    gate: { text: 'The gate closes behind you.', title: 'The gate', choices: [] },
  },
}

/** Whose words may be heard in which room. */
const VOICES = { hall: /of the hall/u, kitchen: /of the kitchen/u, roof: /of the roof/u }

const TYPED = [
  'meera where is the key plz',
  'Bhola, what is in teh soup?',
  'tara ji aap kahan ho',
  'i wanna punch sumbody rn',
  'sing me a lullaby about trains',
  'break the clock with my elbow',
  'tum sab pagal ho yaar',
  'मैं यहाँ से भाग जाना चाहता हूँ',
  'why is everything so quiet in this house',
  'i love you so much meera jaan',
  'steal the silver spoons and run',
  'what if we all turned into birds',
  'lol this is like netflix',
  'I refuse to go any further today',
  'मुझे बहुत भूख लगी है भाई',
  '💃💃💃',
  'write a letter to my old teacher',
  'count all the tiles up there',
  'dance like nobody is watching',
  'who built this place and when',
]

/** Words and chance are the same each time, so that a change alone makes a test fail. */
const SEED = 7

const app = await openTestApp({ ports: { ids: { ...randomIds, newSeed: () => SEED } } })

interface Answered {
  words: string
  /** Where the player stood when the answer was told: the room before, and the one after. */
  rooms: readonly string[]
  narrative: string
}

/** The room whose choices lie open; behind the gate there are none. */
const roomOf = (choices: readonly string[]) =>
  Object.keys(HOUSE.nodes).find((name) =>
    HOUSE.nodes[name]?.choices.some(({ text }) => choices.includes(text)),
  ) ?? 'gate'

/** What a player is told for each of some words, in one session; asides tell nothing. */
async function played(said: readonly string[]): Promise<Answered[]> {
  const play = await beginPlay(app, { structure: HOUSE, initial_xp: 1000 })
  const told: Answered[] = []
  let room = 'hall'
  for (const words of said) {
    if (room === 'gate') break
    const answer = await acted(app, play, { action_type: 'custom_action', user_action: words })
    if (answer.hint ?? answer.asked ?? answer.declined) continue
    const before = room
    room = roomOf(answer.session_data.choices)
    told.push({
      words,
      rooms: [before, room],
      narrative: newestOf(answer).ai_response.narrative ?? '',
    })
  }
  return told
}

/** Runs of three words outside quotation marks: what is shorter, any two people may say. */
const runsOf = (text: string) => {
  const words = wordsOf(text.replace(/“[^”]*”/gu, ' '))
  return words.slice(2).map((_, i) => words.slice(i, i + 3).join(' '))
}

describe('whatever is typed, in whatever order', () => {
  const someWords = fc.array(fc.constantFrom(...TYPED), { minLength: 20, maxLength: 24 })
  let plays: Answered[][] = []
  beforeAll(async () => {
    plays = await Promise.all(fc.sample(someWords, { numRuns: 12, seed: SEED }).map(played))
  })

  test('nobody answers who is not in the room', () => {
    for (const { rooms, narrative } of plays.flat()) {
      const heard = Object.entries(VOICES).filter(([, voice]) => voice.test(narrative))
      expect(rooms).toEqual(expect.arrayContaining(heard.map(([room]) => room)))
    }
  })

  test('of eight answers in a row no two are alike', () => {
    for (const told of plays) {
      for (const [i, { narrative }] of told.entries()) {
        const before = told.slice(Math.max(0, i - 7), i).map((one) => one.narrative)
        expect(before).not.toContain(narrative)
      }
    }
  })

  test('no answer prints what was typed but the deed', () => {
    const { clauses } = languagePackOf('en')
    for (const { words, narrative } of plays.flat()) {
      const printed = new Set(runsOf(narrative))
      const deed = new Set(runsOf(clauses.verbPhrase(words)?.deed ?? ''))
      expect(runsOf(words).filter((run) => printed.has(run) && !deed.has(run))).toEqual([])
    }
  })
})

test('the same words again and again never get the same paragraph twice', async () => {
  const told = await played(Array.from({ length: 9 }, () => 'meera where is the key plz'))
  const answers = told.map(({ narrative }) => narrative)

  expect(answers[0]).toBe('“Under the mat,” says she of the hall.')
  expect(answers.slice(1).join(' ')).not.toContain('Under the mat')
})

import { readFileSync } from 'node:fs'

import { drawFrom, drawIndex, nextSeed, openGraph, plainText, xpCosts } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { assemblePrompt } from '../prompt/assemblePrompt.ts'
import { estimateTokens } from '../prompt/tokens.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside, type Action } from '../world/ruling.ts'
import { beginTurn, endTurn } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import { contradictionIn } from './contradictions.ts'
import { fitPart } from './fitPart.ts'
import { graphAt } from '../world/graphAt.ts'
import type { Improvisation, OpenFact } from '../world/improvisation.ts'
import { asSeen, improvised, roomOf } from './improvise.ts'
import { beginOpen, nextPlan, openRoomAt, sentencesIn } from './openStory.ts'

const OPEN = {
  opening: 'The lamp is out.',
  endings: ['The lamp burns again.', 'You row home in the morning.', 'The sea takes the rock.'],
  offers_choices: true,
}
const graph = openGraph({ start_node: '', nodes: {}, open: OPEN })

interface Chance {
  /** Returns an integer from 0 to `below` − 1. */
  draw: (below: number) => number
}

function chanceOf(seed: number): Chance {
  let now = seed
  return {
    draw: (below) => {
      now = nextSeed(now)
      return drawIndex(drawFrom(now), below)
    },
  }
}

const NOUNS = ['stair', 'rope', 'gull', 'oar', 'storm', 'key', 'shadow', 'boat', 'bell', 'wick']
const DULL = ['The wind blows.', 'Nothing happens.', 'You wait a little.', 'The sea is grey.']

const prose = ({ draw }: Chance, at: number) =>
  `The ${NOUNS[draw(10)]} of hour ${at} is near the ${NOUNS[draw(10)]}. You touch mark ${draw(500)}.`

type StandIn = (chance: Chance, at: number) => Improvisation

const part = (text: string, more: Partial<Improvisation> = {}): Improvisation => ({
  text,
  scene: {
    title: '',
    choices: ['Go up', 'Go down'].map((choice) => ({ text: choice, leads: 'on' })),
  },
  facts: [],
  open: { ends: 0, plan: null, facts: [] },
  ...more,
})

const STAND_INS: Readonly<Record<string, StandIn>> = {
  dull: (chance, at) => {
    const old = DULL[chance.draw(4)] ?? ''
    return part(chance.draw(3) === 0 ? old : `${old} ${prose(chance, at)} ${old}`)
  },
  forgetful: (chance, at) =>
    part(prose(chance, at), {
      open: {
        ends: chance.draw(2) === 0 ? 0 : chance.draw(9) - 2,
        plan: { premise: '', threads: ['A', 'B', 'C', 'D', 'E', 'F'], ending: chance.draw(9) },
        facts: [{ kind: 'dead', name: NOUNS[chance.draw(10)] ?? '', what: 'gone' }],
      },
    }),
  hostile: (chance, at) =>
    [
      part(prose(chance, at), { open: { ends: 1, plan: null, facts: [] } }),
      part(`{secret|${at}}`),
      part('And on. '.repeat(900)),
      part(' '),
      part(prose(chance, at), { scene: null }),
      part(prose(chance, at), {
        open: { ends: 99, plan: { premise: 'x'.repeat(999) }, facts: [] },
      }),
    ][chance.draw(6)] ?? part(''),
}

type Player = (chance: Chance, state: TurnState) => Action | 'undo'

const choice = ({ draw }: Chance, { offers }: TurnState): Action => ({
  type: 'continue',
  selected_choice: offers[draw(Math.max(1, offers.length))]?.text,
})
const PLAYERS: Readonly<Record<string, Player>> = {
  patient: () => ({ type: 'continue' }),
  choosing: choice,
  talking: ({ draw }) => ({ type: 'custom_action', text: `I take the ${NOUNS[draw(10)]} away` }),
  looking: () => ({ type: 'immerse' }),
  doubting: (chance, state) => (chance.draw(5) === 0 ? 'undo' : choice(chance, state)),
}

const TELLERS = Object.keys(STAND_INS)
const KINDS = Object.keys(PLAYERS)

/** Generates one part as the server does. After two failed attempts the turn fails. */
function tellPart(
  state: TurnState,
  action: Action,
  told: readonly string[],
  ask: () => Improvisation,
) {
  const at = graphAt(graph, state)
  const rules = { graph: at, state, costs: xpCosts(undefined), multiplier: 1, lore: NO_LORE }
  const begun = beginTurn(rules, action, { wallet: { xp: 1000, credits: 0 }, modelCredits: 0 })
  if (isAside(begun) || 'code' in begun) throw new Error('refused')
  const room = roomOf(begun)
  if (!room?.open) throw new Error('no room')
  const request = {
    graph: asSeen(begun).graph,
    state,
    recent: told,
    room: { ...room, open: room.open },
  }
  for (const isLast of [false, true]) {
    const { made } = fitPart(ask(), request, isLast)
    if (made) return { made, state: endTurn(improvised(begun, made, room), { choices: [] }).state }
  }
  return null
}

function playOn(seed: number) {
  const chance = chanceOf(seed)
  const teller = STAND_INS[TELLERS[seed % TELLERS.length] ?? ''] ?? STAND_INS['dull']
  const player = PLAYERS[KINDS[seed % KINDS.length] ?? ''] ?? PLAYERS['patient']
  const planned = [6, 15, 30][seed % 3] ?? 30
  const start = beginStory(graph, { xp: 100, seed }).state
  const path: TurnState[] = [{ ...start, open: beginOpen(planned) }]
  const told: string[] = [OPEN.opening]
  for (let tries = 0; tries < 1000; tries += 1) {
    const state = path.at(-1) ?? start
    if (graph.isEnding(state.node)) return { planned, told, state }
    const action = player?.(chance, state) ?? { type: 'continue' }
    if (action === 'undo') {
      if (path.length === 1) continue
      path.pop()
      told.pop()
      continue
    }
    const next = tellPart(state, action, told, () => teller?.(chance, path.length) ?? part(''))
    if (next === null) continue
    path.push(next.state)
    told.push(next.made.text)
  }
  return null
}

test('200 plays with dull, forgetful and hostile models end in time, and repeat no sentence', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const play = playOn(seed)
    expect(play, `play ${seed} has no end`).not.toBeNull()
    if (!play) return
    const share = (play.told.length - 1) / play.planned
    expect(share).toBeGreaterThanOrEqual(0.7)
    expect(share).toBeLessThanOrEqual(1.3)
    expect(graph.endings).toContain(play.state.node)
    for (const [at, text] of play.told.entries()) {
      const before = play.told
        .slice(Math.max(0, at - 10), at)
        .flatMap(sentencesIn)
        .map(plainText)
      const own = sentencesIn(text).map(plainText).filter(Boolean)
      expect(own.filter((sentence) => before.includes(sentence))).toEqual([])
      expect(new Set(own).size).toBe(own.length)
    }
  }
})

test('a plan that is not valid leaves the old plan', () => {
  const plan = { premise: 'The lamp is out', wants: 'light', threads: ['Who?'], ending: 1 }
  const bad = [
    null,
    {},
    { ...plan, premise: ' ' },
    { ...plan, threads: ['A', 'B', 'C', 'D', 'E', 'F'] },
    { ...plan, ending: 4 },
    { ...plan, ending: 0.5 },
    { ...plan, wants: 'x'.repeat(400) },
    { ...plan, wants: '{secret}' },
  ]

  expect(bad.map((made) => nextPlan(plan, made, OPEN))).toEqual(bad.map(() => plan))
  expect(nextPlan(plan, { ...plan, ending: 3, threads: ['A', 'A'] }, OPEN)).toEqual({
    ...plan,
    ending: 3,
    threads: ['A'],
  })
})

const FACTS: OpenFact[] = [
  { kind: 'dead', name: 'Meera', what: 'drowned', turn: 3 },
  { kind: 'dead', name: 'Old Somu', what: 'was stabbed', turn: 4 },
  { kind: 'dead', name: 'राजा विक्रम', what: 'मारे गए', turn: 5 },
  { kind: 'lost', name: 'brass key', what: 'fell into the sea', turn: 5 },
  { kind: 'lost', name: 'the lantern', what: 'broke', turn: 6 },
  { kind: 'lost', name: 'पीतल का दीया', what: 'नदी में गिरा', turn: 6 },
  { kind: 'person', name: 'Kamala', what: 'rows the boat', turn: 6 },
]

/** Output of a model that contradicts the facts on purpose. */
const WRONG = `Meera says that the tide is late.
“Not tonight,” Meera whispers, and she locks the shutters.
In the kitchen Meera pours you a cup of tea.
You went up at dusk. Meera was at the loom and did not look up.
Meera slowly shakes her head.
“Take care, Meera.” “I always do.” She hands you a coil of rope.
Meera, smiling, opens the door for you.
Meera's voice rings through the hall.
Meera is waiting for you at the pier.
You are greeted not by the guard but by Meera herself.
Old Somu grins and shows his last tooth.
“I told you so,” mutters Old Somu.
You hear Somu sing below the window, and you find Somu mending a net.
At the well stands Old Somu with a bucket.
You hand the bucket to Somu, and he nods.
Somu has come back from the market with fish.
राजा विक्रम कहता है कि दीया जलाओ।
राजा विक्रम ने हँसकर कहा, “आओ।”
विक्रम मुस्कुराता है और हाथ उठाता है।
“चलो, राजा विक्रम।” वे तलवार उठाते हैं।
You turn the brass key, and the lock gives way.
You take the brass key out of your pocket.
With the brass key you open the chest.
Your brass key fits the lock at once.
The brass key turns easily in the lock.
You unlock the gate with the brass key.
You look at the brass key in your hand.
You raise the lantern, and the shadows run.
By the light of your lantern you read the letter.
The lantern in your hand flickers.
तुम पीतल का दीया ऊपर उठाते हो और सीढ़ियाँ दिखती हैं।
आपने झोले से पीतल का दीया निकाला और जला दिया।`.split('\n')

const RIGHT = `Kamala says that the tide is late.
“Meera is dead,” says Kamala.
You remember how Meera used to laugh.
Meera's body lies under a white sheet.
You think of Meera, and the tea grows cold.
“Meera told me once that the door sticks,” Kamala says.
In a dream Meera walks over the water.
Meera sits on your bed and sings. Then a cock crows, and you wake.
You press play. It is an old recording: Meera laughs and drops a cup.
The portrait smells of paint. Meera smiles down at the guests.
“The ghost of Meera walks here,” says the boy.
Meera Bai opens the door; you have never met her.
The chair of Meera is empty.
A letter from Meera lies on the table.
Kamala weeps for Meera.
Old Somu lies where he fell.
If only Old Somu could see this.
“Who killed Somu?” you ask.
A Somu of black stone stands at the gate.
“They sent me in place of Somu,” the young man says.
राजा विक्रम की चिता अब ठंडी है।
तुम्हें राजा विक्रम की याद आती है।
राजा विक्रम का महल सूना है।
अगर राजा विक्रम ज़िंदा होते तो हँसते।
Without the brass key the chest stays shut.
You search the sand for the brass key.
You wish you still had the brass key.
“You lost the brass key?” Kamala asks.
Kamala turns the brass key in her own door.
An iron key hangs on the wall.
You gave away the lantern, and the stairs are dark.
There is only a nail where the lantern used to hang.
You cannot light the lantern any more.
The broken lantern lies on the steps.
आप पीतल का दीया टटोलते हैं, पर ताक ख़ाली है।
पीतल का दीया नदी में गिरा था, सो तुम अँधेरे में चलते हो।
The sea is loud, and you say nothing.
You carry Meera's basket now.`.split('\n')

test('at least 90 % of contradictions are caught, with at most 5 % false alarms', () => {
  const missed = WRONG.filter((text) => contradictionIn(text, FACTS) === null)
  const alarms = RIGHT.filter((text) => contradictionIn(text, FACTS) !== null)

  expect({ missed, isWithin: missed.length / WRONG.length <= 0.1 }).toMatchObject({
    isWithin: true,
  })
  expect({ alarms, isWithin: alarms.length / RIGHT.length <= 0.05 }).toMatchObject({
    isWithin: true,
  })
})

test('a hostile text is checked in linear time', () => {
  const text = 'Meera says “Meera, you'.repeat(2000)
  const began = performance.now()
  contradictionIn(text, FACTS)

  expect(performance.now() - began).toBeLessThan(500)
})

const STORIES = {
  English: {
    file: 'minister-of-mangoes',
    sentence: 'You lift the lid, and the smell of lime pickle climbs out like a guest who waited. ',
    fact: 'sits by the basket and says nothing at all',
  },
  Hindi: {
    file: 'yam-ke-dwar-par',
    sentence: 'तुम दीये को हथेली की ओट में लेकर आँगन पार करते हो और दोनों कुत्ते एक साथ आँख खोलकर देखते हैं। ',
    fact: 'चक्की के पास बैठी है और कुछ नहीं बताती',
  },
}
const repoFile = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
/** The default of max_output_tokens and the margin of the token estimate. */
const roomOfContext = (context: number) => Math.floor((context - 900) * 0.9)
/** Dollars per million tokens, in and out. */
const PRICES = [
  [0.15, 0.6],
  [0.8, 4],
  [3, 15],
] as const

test.for([
  ['English', 4000],
  ['English', 8000],
  ['Hindi', 4000],
  ['Hindi', 8000],
] as const)('the costs of 20 turns in %s with %i tokens are documented', ([name, context]) => {
  const { file, sentence, fact } = STORIES[name]
  const story = JSON.parse(repoFile(`packages/stories/open/${file}.json`))
  const graph = openGraph(story.story_structure)
  const words = sentence.trim().split(' ').length
  const told = (at: number) => `${at}. ${sentence.repeat(Math.round(100 / words))}`.trim()
  const plan = { premise: fact, wants: fact, threads: [fact, fact, fact], ending: 1 }
  const room = roomOfContext(context)
  const start = beginStory(graph, { xp: 100, seed: 1 }).state
  const prompts = Array.from({ length: 20 }, (_, turn) => {
    const facts = Array.from({ length: turn }, (_one, at) => {
      const kind = at === 2 ? ('dead' as const) : ('person' as const)
      return { kind, name: `Kamala ${at}`, what: fact, turn: at }
    })
    const state = { ...start, turn, open: { ...beginOpen(20), plan, facts } }
    const past = Array.from({ length: turn + 1 }, (_one, at) => ({
      deed: at === 0 ? null : fact,
      told: at === 0 ? story.story_structure.open.opening : told(at),
      note: { scene: 'x', deed: fact, fact: null },
    }))
    const open = openRoomAt(turn + 1, 'next', state.open)
    const request: NarrationRequest = {
      graph,
      state,
      ruling: { kind: 'part', part: 'next', by: 'choice' },
      action: { type: 'continue', selected_choice: fact },
      language: story.language,
      manner: 'tenali',
      recent: past.map((one) => one.told),
      canon: {
        title: story.title,
        description: story.story_description,
        prompt: story.story_prompt,
        guidance: story.story_system_prompt,
        rating: story.content_rating,
      },
      room: { may: 'scene', depth: turn + 1, isLast: false, open },
      past,
    }
    return assemblePrompt(request, room)
  })

  const last = prompts.at(-1)
  const made = { title: fact, text: told(1), choices: [fact, fact], facts: [fact, fact], plan }
  const [input, output] = [
    prompts.reduce((sum, { manifest }) => sum + manifest.tokens, 0),
    20 * estimateTokens(JSON.stringify(made)),
  ].map((tokens) => Math.round(tokens / 1000) * 1000)
  const dollars = PRICES.map(([dear, out]) =>
    ((Number(input) * dear + Number(output) * out) / 1_000_000).toFixed(2),
  )
  const count = (tokens = 0) => tokens.toLocaleString('en')
  const row = [`${name}, ${context}`, count(input), count(output), ...dollars].join(' | ')
  expect(repoFile('docs/OPERATIONS.md')).toContain(`| ${row} |`)
  for (const { manifest } of prompts.slice(3)) {
    expect(manifest.tokens).toBeLessThanOrEqual(room)
    expect(manifest.turns_whole).toBeGreaterThanOrEqual(3)
  }
  expect(last?.turns.at(-1)?.text).toContain(told(19))
  expect(last?.stable).toContain(story.story_structure.open.endings[2])
  expect(last?.changing).toContain(`Kamala 2: Dead. ${fact}`)
})

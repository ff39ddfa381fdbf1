import { drawFrom, drawIndex, nextSeed, openGraph, plainText, xpCosts } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import { assemblePrompt } from '../prompt/assemblePrompt.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside, type Action } from '../world/ruling.ts'
import { beginTurn, endTurn } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import { contradictionIn } from './contradictions.ts'
import { fitPart } from './fitPart.ts'
import { graphAt } from '../world/graphAt.ts'
import type { Improvisation, OpenFact } from '../world/improvisation.ts'
import { asSeen, improvised, roomOf } from './improvise.ts'
import { beginOpen, nextPlan, sentencesIn } from './openStory.ts'

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

/** Generates one part as the server does: two attempts, then the turn fails. */
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
  { kind: 'person', name: 'Kamala', what: 'rows the boat', turn: 6 },
  { kind: 'dead', name: 'Old Nanu', what: 'had a fever', turn: 7 },
  { kind: 'dead', name: 'the queen', what: 'was poisoned', turn: 7 },
  { kind: 'lost', name: 'sword', what: 'broke', turn: 7 },
  { kind: 'lost', name: 'letter', what: 'flew away', turn: 7 },
]

/** Output of a model that contradicts the facts on purpose. */
const WRONG = `Meera says that the tide is late.
“Come in,” says Meera.
“Not tonight,” Meera whispers, and she locks the shutters.
Meera walks ahead of you with a basket on her arm.
In the kitchen Meera pours you a cup of tea.
You turn around, and Meera nods.
Meera slowly shakes her head.
“Who is there?” asked Meera from the stairs.
Meera hands you a coil of rope.
Then Meera laughs so loudly that the gulls fly up.
Meera, smiling, opens the door for you.
Behind you Meera sits by the fire.
Meera's voice rings through the hall.
Meera is waiting for you at the pier.
Old Somu grins and shows his last tooth.
“I told you so,” mutters Old Somu.
Somu steps out of the dark.
Somu took the oar from your hands.
You hear Somu sing below the window.
“Sit,” Somu said, and you sit.
At the well stands Old Somu with a bucket.
Old Somu leads you down to the boats.
Somu is here, and he points at the rock.
Somu has come back from the market with fish.
राजा विक्रम कहता है कि दीया जलाओ।
राजा विक्रम ने हँसकर कहा, “आओ।”
विक्रम मुस्कुराता है और हाथ उठाता है।
राजा विक्रम तुम्हें अपनी तलवार देता है।
You turn the brass key, and the lock gives way.
You take the brass key out of your pocket.
With the brass key you open the chest.
Your brass key fits the lock at once.
You hold up the brass key so that all can see it.
You show the brass key to the guard.
The brass key turns easily in the lock.
You unlock the gate with the brass key.
You give the brass key to Kamala.
You raise the lantern, and the shadows run.
Your lantern throws a yellow circle on the steps.
You light the lantern.
By the light of your lantern you read the letter.
You hang the lantern on its hook.
You swing the lantern three times as a signal.
The lantern in your hand flickers.
Old Nanu scratches his beard.
“No,” says Nanu, “not today.”
Nanu hobbles to the window.
You help Old Nanu up the steps.
“What now?“ Nanu asks.
Old Nanu is asleep in his chair and snores.
The queen rises from her throne.
“Bring him in,” the queen commands.
You bow, and the queen nods to you.
At the window stands the queen.
The queen has put on her crown.
The queen and her maid whisper.
You draw your sword.
The sword gleams in the torchlight.
You cut the rope with your sword.
You lay the sword at her feet.
You read the letter aloud.
You push the letter under the door.
The letter says that the gate is open.
You show her the letter.`.split('\n')

const RIGHT = `Kamala says that the tide is late.
“Meera is dead,” says Kamala.
You remember how Meera used to laugh.
Meera's body lies under a white sheet.
Nobody speaks of Meera.
You think of Meera, and the tea grows cold.
The grave of Meera has no stone yet.
“Meera told me once that the door sticks,” Kamala says.
In a dream Meera walks over the water.
The chair of Meera is empty.
You stand where Meera drowned.
Kamala asks what became of Meera.
A letter from Meera lies on the table.
Since Meera died, the inn has been closed.
Kamala weeps for Meera.
“For Meera,” you say, and throw a flower.
Old Somu lies where he fell.
Kamala covers Old Somu with his coat.
The men carry Somu up the hill.
“Who killed Somu?” you ask.
Somu's blood is still on the boards.
You close the eyes of Old Somu.
If only Old Somu could see this.
The house of Old Somu is dark.
राजा विक्रम की चिता अब ठंडी है।
तुम्हें राजा विक्रम की याद आती है।
कमला कहती है कि अब कोई राजा नहीं है।
राजा विक्रम का महल सूना है।
Without the brass key the chest stays shut.
You search the sand for the brass key.
You wish you still had the brass key.
The brass key is somewhere under the waves.
“You lost the brass key?” Kamala asks.
The lock waits for its brass key.
An iron key hangs on the wall.
You break the lock with a stone.
You feel your way, because the lantern is gone.
Shards of the lantern crunch under your feet.
It is dark without the lantern.
Kamala lights a candle.
You cannot light the lantern any more.
The broken lantern lies on the steps.
A ship's light moves far out.
You open the door with your shoulder.
Kamala takes the oar and pushes off.
The sea is loud, and you say nothing.
The chair of Old Nanu is empty.
You think of what Nanu would say.
Somebody has covered Nanu with a blanket.
The doctor shakes his head: nothing more can be done for Nanu.
You carry Nanu's stick now.
Nanu was the last who knew the way.
The bells ring for the queen.
The king sits alone, beside the empty seat of the queen.
Who poisoned the queen?
You kneel by the bed on which the queen lies.
The maid weeps and will not leave the queen.
They lay flowers on the queen.
The hilt of the sword is all that you have left.
You reach for your sword and grasp air.
The smith says that the sword cannot be mended.
You have no weapon but a stick.
The wind has taken the letter.
You know by heart what was in the letter.
The clerk asks you for the letter.
You write a new letter.`.split('\n')

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
  const text = `${'Meera '.repeat(500)}${'slowly '.repeat(500)}`
  const began = performance.now()
  contradictionIn(text, FACTS)

  expect(performance.now() - began).toBeLessThan(500)
})

test('4,000 tokens hold rules, frame, plan and facts, and the newest turns whole', () => {
  const told = (at: number) =>
    `Turn ${at}. ${'The sea climbs the stairs step by step. '.repeat(14)}`
  const past = Array.from({ length: 20 }, (_, at) => ({
    deed: `deed ${at}`,
    told: told(at),
    note: { scene: 'Rock', deed: `deed ${at}`, fact: null },
  }))
  const plan = { premise: 'The lamp is out', wants: 'light', threads: ['Who?'], ending: 1 }
  const start = beginStory(graph, { xp: 100, seed: 1 }).state
  const state = { ...start, turn: 20, open: { planned: 30, plan, facts: FACTS } }
  const open = {
    part: 'next',
    act: 2,
    left: 9,
    mayEnd: false,
    shouldEnd: false,
    mustEnd: false,
  } as const

  const { stable, turns, changing, manifest } = assemblePrompt(
    {
      graph,
      state,
      ruling: { kind: 'part', part: 'next', by: 'continue' },
      action: { type: 'continue' },
      language: 'en',
      manner: 'tenali',
      recent: [told(19)],
      room: { may: 'scene', depth: 21, isLast: false, open },
      past,
    },
    4000,
  )

  expect(manifest.tokens).toBeLessThanOrEqual(4000)
  expect(manifest.turns_whole).toBeGreaterThanOrEqual(3)
  expect(turns.at(-1)?.text).toContain(told(19).trim())
  expect(stable).toContain(OPEN.endings[2])
  expect(changing).toContain('The lamp is out')
  expect(changing).toContain('Meera: Dead. drowned (turn 3)')
})

import { readFileSync } from 'node:fs'

import { drawFrom, drawIndex, nextSeed, openGraph, plainText, xpCosts } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { assemblePrompt } from '../prompt/assemblePrompt.ts'
import {
  contradictionPrompt,
  factsToCheck,
  contradictionMessage,
} from '../prompt/contradictions.ts'
import { estimateTokens } from '../prompt/tokens.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside, type Action } from '../world/ruling.ts'
import { beginTurn, endTurn } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import { graphAt } from '../world/graphAt.ts'
import type { Improvisation, OpenFact } from '../world/improvisation.ts'
import { atVisibleScene, improvised, improvScope } from './improvise.ts'
import { beginOpen, fitPart, nextPlan, openRoomAt, sentencesIn } from './openStory.ts'

const OPEN = {
  opening: 'The lamp is out.',
  endings: ['The lamp burns again.', 'You row home in the morning.', 'The sea takes the rock.'],
  offers_choices: true,
}
const graph = openGraph({ start_node: '', nodes: {}, open: OPEN })

/** Returns an integer from 0 to `below` − 1. */
type Draw = (below: number) => number

function drawing(seed: number): Draw {
  let now = seed
  return (below) => drawIndex(drawFrom((now = nextSeed(now))), below)
}

const NOUNS = ['stair', 'rope', 'gull', 'oar', 'storm', 'key', 'shadow', 'boat', 'bell', 'wick']
const DULL = ['The wind blows.', 'Nothing happens.', 'You wait a little.', 'The sea is grey.']

const prose = (draw: Draw, at: number) =>
  `The ${NOUNS[draw(10)]} of hour ${at} is near the ${NOUNS[draw(10)]}. You touch mark ${draw(500)}.`

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

const STAND_INS: Readonly<Record<string, (draw: Draw, at: number) => Improvisation>> = {
  dull: (draw, at) => {
    const old = DULL[draw(4)] ?? ''
    return part(draw(3) === 0 ? old : `${old} ${prose(draw, at)} ${old}`)
  },
  forgetful: (draw, at) =>
    part(prose(draw, at), {
      open: {
        ends: draw(2) === 0 ? 0 : draw(9) - 2,
        plan: { premise: '', threads: ['A', 'B', 'C', 'D', 'E', 'F'], ending: draw(9) },
        facts: [{ kind: 'dead', name: NOUNS[draw(10)] ?? '', what: 'gone' }],
      },
    }),
  hostile: (draw, at) =>
    [
      part(prose(draw, at), { open: { ends: 1, plan: null, facts: [] } }),
      part(`{secret|${at}}`),
      part('And on. '.repeat(900)),
      part(' '),
      part(prose(draw, at), { scene: null }),
      part(prose(draw, at), {
        open: { ends: 99, plan: { premise: 'x'.repeat(999) }, facts: [] },
      }),
    ][draw(6)] ?? part(''),
}

const choice = (draw: Draw, { offers }: TurnState): Action => ({
  type: 'continue',
  selected_choice: offers[draw(Math.max(1, offers.length))]?.text,
})
const PLAYERS: Readonly<Record<string, (draw: Draw, state: TurnState) => Action | 'undo'>> = {
  patient: () => ({ type: 'continue' }),
  choosing: choice,
  talking: (draw) => ({ type: 'custom_action', text: `I take the ${NOUNS[draw(10)]} away` }),
  looking: () => ({ type: 'immerse' }),
  doubting: (draw, state) => (draw(5) === 0 ? 'undo' : choice(draw, state)),
}

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
  const room = improvScope(begun)
  if (!room?.open) throw new Error('no room')
  const request = {
    graph: atVisibleScene(begun).graph,
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
  const draw = drawing(seed)
  const teller = Object.values(STAND_INS)[seed % 3]
  const player = Object.values(PLAYERS)[seed % 5]
  const planned = [6, 15, 30][seed % 3] ?? 30
  const start = beginStory(graph, { xp: 100, seed }).state
  const path: TurnState[] = [{ ...start, open: beginOpen(planned) }]
  const told: string[] = [OPEN.opening]
  for (let tries = 0; tries < 1000; tries += 1) {
    const state = path.at(-1) ?? start
    if (graph.isEnding(state.node)) return { planned, told, state }
    const action = player?.(draw, state) ?? { type: 'continue' }
    if (action === 'undo') {
      if (path.length === 1) continue
      path.pop()
      told.pop()
      continue
    }
    const next = tellPart(state, action, told, () => teller?.(draw, path.length) ?? part(''))
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
  { kind: 'person', name: 'Kamala', what: 'rows the boat', turn: 1 },
  { kind: 'dead', name: 'Old Somu', what: 'was stabbed', turn: 4 },
  { kind: 'dead', name: 'राजा विक्रम', what: 'मारे गए', turn: 5 },
  { kind: 'dead', name: 'சோமு', what: 'இறந்தார்', turn: 5 },
  { kind: 'lost', name: 'the lantern', what: 'broke', turn: 6 },
]

test('a part is compared with deaths and losses if it has a word of their names', () => {
  const isChecked = (text: string) => factsToCheck(text, FACTS).length > 0
  const named = [
    'SOMU’S hand shakes.',
    'You raise two lanterns.',
    'विक्रम ने कहा, “आओ।”',
    'சோமுவின் கை.',
  ]

  expect(named.map(isChecked)).toEqual([true, true, true, true])
  expect(['Kamala rows the boat.', 'तुम राह देखते हो।'].map(isChecked)).toEqual([false, false])
  expect(factsToCheck('Somu nods.', FACTS)).toEqual(FACTS.slice(1))
  expect(factsToCheck('Somu nods.', [])).toEqual([])
})

test('a contradiction counts only with a given fact and the words of the part', () => {
  const text = 'You call. “Late again,” Somu says, and nods.'
  const remark = (fact: number, quote: string) =>
    contradictionMessage([{ fact, quote }], text, FACTS.slice(1))

  expect(remark(1, 'Somu says')).toBe('Old Somu is dead (turn 4) and cannot speak or act.')
  expect(remark(4, '“Late again,”')).toBe('the lantern is lost (turn 6) and cannot be used.')
  const wrong = [remark(0, 'Somu says'), remark(5, 'Somu says'), remark(0.5, 'Somu says')]
  const unsaid = ['Somu said', 'mu says', '', ' ', '…'].map((quote) => remark(1, quote))
  expect([...wrong, ...unsaid].filter(Boolean)).toEqual([])
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
  // A dead person is known from the fourth turn on, and each part is compared with the death.
  const dead = { kind: 'dead', name: 'Kamala 2', what: fact, turn: 2 } as const
  const check = Object.values(contradictionPrompt(told(1), [dead])).join('\n')
  const found = JSON.stringify({ contradictions: [{ fact: 1, quote: fact }] })
  const [input, output] = [
    prompts.reduce((sum, { manifest }) => sum + manifest.tokens, 17 * estimateTokens(check)),
    20 * estimateTokens(JSON.stringify(made)) + 17 * estimateTokens(found),
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

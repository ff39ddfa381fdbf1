import type { ActionAnswer, ErrorCode } from '@kathasagar/api/contract'

import { newestOf, RIVER, snapshotOf, type Snapshot } from '../play.ts'
import type { Click } from './steps.ts'

/** Where a session stood after a turn. */
export interface Place {
  turn_id: string
  number: number
  node: string
  xp: number
  visited: readonly string[]
  choices: readonly string[]
  standing: Snapshot
}

/** What server and database should say, kept by hand beside them. Never changed in place. */
export interface ExpectedLedger {
  credits: number
  /** XP that continue, immerse and show cost. */
  costs: { continue: number; immerse: number; show: number }
  /** Tasks that endings have paid. */
  paid: readonly string[]
  /** Each session's way, the head last. */
  ways: readonly (readonly Place[])[]
}

/** The answer to a click, or why there was none. */
export type Heard = { answer: ActionAnswer } | { code: ErrorCode }

/** From the product's price list, on purpose not from the code. */
const CREDITS: Readonly<Record<string, number>> = {
  kathakar: 0,
  tenali: 1,
  birbal: 3,
  vyasa: 8,
  vishvakarma: 5,
  ajanta: 8,
}

const nodeOf = (name: string) => {
  const node = RIVER.nodes[name]
  if (node === undefined) throw new Error(`There is no node ${name}`)
  return node
}
const isEnding = (name: string) => nodeOf(name).choices.length === 0
const nodeTitled = (title: string | undefined) =>
  Object.keys(RIVER.nodes).find((name) => nodeOf(name).title === title)

export const headOf = ({ ways }: ExpectedLedger, session: number): Place => {
  const head = ways[session]?.at(-1)
  if (head === undefined) throw new Error(`There is no session ${session}`)
  return head
}

/** A click as it was sent. */
export interface Asked {
  click: Click
  /** Of the choice that it picks, by what was open when it was sent. */
  words: string | undefined
  /** The storyteller fails: whoever tells instead is free. */
  isFaulty?: boolean
  /** Credits that another tab may hold at the same time: an answer may count without them. */
  heldElsewhere?: number
  /** Credits that another tab earned meanwhile: a refusal may have come before them. */
  earnedElsewhere?: number
}

/** The words of the choice that a click picks, if it picks one. */
export function choiceOf(click: Click, { choices }: Place): string | undefined {
  if (click.do === 'invent') return 'Fly over the river on a carpet'
  if (click.do !== 'continue' || click.choice === null) return undefined
  return choices[click.choice % Math.max(1, choices.length)]
}

export function priceOf(click: Click, { xp }: Place, { costs }: ExpectedLedger) {
  if (click.do === 'undo' || click.do === 'fork') return { xp: 0, credits: 0 }
  const credits = CREDITS[click.model] ?? 0
  if (click.do === 'custom_action') return { xp: 1, credits }
  if (click.do === 'immerse' || click.do === 'show') return { xp: costs[click.do], credits }
  return { xp: Math.min(costs.continue, xp), credits }
}

/** How much of a session's way is left at the last fork before its ending; 0 where it has none. */
function forkOf(expected: ExpectedLedger, session: number): number {
  if (!isEnding(headOf(expected, session).node)) return 0
  const before = (expected.ways[session] ?? []).slice(0, -1)
  return before.findLastIndex(({ standing }) => standing.session_data.choices.length > 1) + 1
}

/** The refusal that a click has to meet, by the order that the product promises. */
function refusalOf(expected: ExpectedLedger, { click, words }: Asked): ErrorCode | null {
  const here = headOf(expected, click.session)
  const price = priceOf(click, here, expected)
  if (click.do === 'fork') return forkOf(expected, click.session) ? null : 'nothing_to_undo'
  if (isEnding(here.node)) return 'session_finished'
  if (click.do === 'undo') return here.number === 0 ? 'nothing_to_undo' : null
  if (words !== undefined && !here.choices.includes(words)) return 'choice_not_offered'
  if (price.xp > here.xp) return 'not_enough_xp'
  return price.credits > expected.credits ? 'not_enough_credits' : null
}

/** Nodes that a click may lead to: nobody leaves the graph, and a chosen way is the way taken. */
function exitsOf({ click, words }: Asked, here: Place): readonly string[] {
  if (click.do === 'immerse' || click.do === 'show') return [here.node]
  const { choices } = nodeOf(here.node)
  if (words === undefined) return [here.node, ...choices.map(({ target }) => target)]
  const chosen = choices.find(({ text }) => text === words)
  return [chosen?.target ?? here.node]
}

function placeAfter(answer: ActionAnswer, here: Place): Place {
  const scene = answer.session_data.scenes.find(({ is_current }) => is_current)
  const node = nodeTitled(scene?.title) ?? ''
  return {
    turn_id: answer.turn_id,
    number: newestOf(answer).number,
    node,
    xp: answer.current_xp,
    visited: here.visited.includes(node) ? here.visited : [...here.visited, node],
    choices: answer.choices,
    standing: snapshotOf(answer),
  }
}

const wonAt = ({ visited }: Place, node: string) =>
  (visited.includes(node) ? 0 : 5) + (isEnding(node) ? 50 : 0)

/** What an answer has to be, beside what is in it. */
interface Due {
  price: { xp: number; credits: number }
  exits: readonly string[]
  heldElsewhere: number
}

export const earnedBy = ({ earned }: ActionAnswer) =>
  earned?.finished.reduce((sum, { coin_reward }) => sum + coin_reward, 0) ?? 0

const isLeft = (shown: number, left: number, heldElsewhere: number) =>
  shown === left || shown === left - heldElsewhere

function faultsOf(answer: ActionAnswer, here: Place, expected: ExpectedLedger, due: Due) {
  const { price, exits, heldElsewhere } = due
  const left = expected.credits - price.credits + earnedBy(answer)
  const next = placeAfter(answer, here)
  const tasks = answer.earned?.finished.map(({ task_id }) => task_id) ?? []
  const won = exits.includes(next.node) ? wonAt(here, next.node) : Number.NaN
  const entry = newestOf(answer)
  const checks: Record<string, [unknown, unknown]> = {
    'an exit of the scene': [exits.includes(next.node), true],
    'credits taken': [answer.credits_consumed, price.credits],
    'credits left': [isLeft(answer.credits, left, heldElsewhere) ? left : answer.credits, left],
    'an ending that pays': [answer.earned !== undefined, isEnding(next.node)],
    'tasks paid before': [tasks.filter((id) => expected.paid.includes(id)).join(), ''],
    'XP won': [answer.xp_gained, won],
    'XP left': [answer.current_xp, here.xp - price.xp + won],
    number: [entry.number, here.number + 1],
    parent: [entry.parent_id, here.turn_id],
  }
  return Object.entries(checks)
    .filter(([, [found, right]]) => found !== right)
    .map(([what, [found, right]]) => `${what}: ${String(found)}, not ${String(right)}`)
}

const withWay = (
  expected: ExpectedLedger,
  session: number,
  way: readonly Place[],
): ExpectedLedger => ({
  ...expected,
  ways: expected.ways.map((old, index) => (index === session ? way : old)),
})

/** The books after a click, or in words why what was heard can not be true. */
export function enter(
  expected: ExpectedLedger,
  asked: Asked,
  heard: Heard,
): ExpectedLedger | string {
  const { click, isFaulty = false, heldElsewhere = 0, earnedElsewhere = 0 } = asked
  const refusal = refusalOf(expected, asked)
  const before = { ...expected, credits: expected.credits - earnedElsewhere }
  const code = 'code' in heard ? heard.code : null
  if (code !== refusal && (code === null || code !== refusalOf(before, asked)))
    return `${click.do}: ${code ?? 'an answer'}, not ${refusal ?? 'an answer'}`
  if ('code' in heard) return expected

  const { answer } = heard
  const way = expected.ways[click.session] ?? []
  const here = headOf(expected, click.session)
  if (click.do === 'undo' || click.do === 'fork') {
    const kept = click.do === 'undo' ? way.length - 1 : forkOf(expected, click.session)
    const standing = way[kept - 1]?.standing
    const isExact = JSON.stringify(snapshotOf(answer)) === JSON.stringify(standing)
    const isPaid = !isLeft(answer.credits, expected.credits, heldElsewhere)
    if (!isExact || isPaid) return `${click.do} did not return exactly`
    return withWay(expected, click.session, way.slice(0, kept))
  }
  const due = priceOf(click, here, expected)
  const price = isFaulty ? { ...due, credits: 0 } : due
  const faults = faultsOf(answer, here, expected, {
    price,
    exits: exitsOf(asked, here),
    heldElsewhere,
  })
  if (faults.length > 0) return `${click.do}: ${faults.join('; ')}`
  const tasks = answer.earned?.finished.map(({ task_id }) => task_id) ?? []
  const credits = expected.credits - price.credits + earnedBy(answer)
  const after = { ...expected, credits, paid: [...expected.paid, ...tasks] }
  return withWay(after, click.session, [...way, placeAfter(answer, here)])
}

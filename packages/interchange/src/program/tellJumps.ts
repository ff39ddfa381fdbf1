import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Frame, Goal } from './draft.ts'
import type { GotoPart, IncludePart, LinkPart } from './program.ts'
import { afterSets } from './lateSets.ts'
import { ALWAYS, and, isValue, NEVER, not, or } from './reduce.ts'
import { mayComeTo } from './turnsIn.ts'
import {
  apart,
  blockOf,
  firstOf,
  isRing,
  isTurning,
  keptOf,
  TooMuch,
  type Telling,
} from './telling.ts'

/** Tunnels within tunnels that are come back from. */
const MOST_REST = 12

/** Words of one scene after which a jump is a scene of its own. */
const LONG = STORY_LIMITS.nodeTextMax - 2000

export function offer(telling: Telling, { label, target, sets, line, isWithin }: LinkPart): void {
  const { choices } = telling
  telling.choices = []
  const words = apart(telling, telling.guard, label).out
  telling.choices = choices
  const before = keptOf(telling, sets)
  const store = afterSets(telling, before, sets)
  const goal: Goal = { block: target, isWithin, rest: restOf(telling) }
  const choice = { label: words, when: telling.guard, goal, store, goesOn: false, line }
  telling.choices.push(choice)
  telling.offered.push({ choice, before, since: telling.changes, sets })
}

/** What is told after a choice within a tunnel, once that comes to its end. */
function restOf({ frames, notes, block }: Telling): Frame[] {
  const place = frames.findLastIndex(({ barrier }) => barrier !== undefined)
  if (place === -1 || frames[place]?.barrier === 'include') return []
  // A thread or a tunnel within it keeps its own rest.
  const rest = frames
    .slice(0, place)
    .filter(({ parts, at, barrier }) => barrier || at < parts.length)
  if (rest.length <= MOST_REST) return rest.map((frame) => ({ ...frame })).concat(tunnelEnd())
  notes.add(
    block.passage,
    block.line,
    'Tunnels stand too deep in one another here; some do not come back.',
  )
  return []
}

const tunnelEnd = (): Frame => ({ parts: [], at: 0, barrier: 'tunnel' })

export function include(telling: Telling, part: IncludePart): void {
  const { target, isTunnel = false, isWithin, line } = part
  const other = blockOf(telling, target, line)
  if (!other || isRing(telling)) return
  telling.frames.push({ parts: [], at: 0, barrier: isTunnel ? 'tunnel' : 'include' })
  telling.frames.push({ parts: other.parts, at: firstOf(other, isWithin) })
}

/** Ends all that stands above the last barrier of a kind, the barrier as well. */
export function popTo(telling: Telling, barrier: 'include' | 'tunnel'): void {
  const { frames } = telling
  const place = frames.findLastIndex((frame) => frame.barrier === barrier)
  frames.length = Math.max(0, place)
}

export function goTo(telling: Telling, part: GotoPart): void {
  const { target, keepsText, atEnd, line, isWithin } = part
  const { frames, program } = telling
  const isSure = telling.guard === ALWAYS && !telling.isUnsure
  if (!keepsText && atEnd && isSure) return turnLater(telling, part)
  if (!keepsText) return turnTo(telling, target, line)
  const place = frames.findLastIndex(({ barrier }) => barrier !== undefined)
  const isTunnel = frames[place]?.barrier === 'tunnel'
  if (target === 'END') {
    // Within a tunnel it is the story that ends, not the tunnel.
    frames.length = isTunnel || place === -1 ? 0 : place
    return
  }
  frames.length = place + 1
  if (telling.length > LONG && telling.guard === ALWAYS && program.blocks.has(target)) {
    goOn(telling, { block: target, isWithin, rest: restOf(telling) }, line)
    return
  }
  const other = blockOf(telling, target, line)
  if (other && !isRing(telling)) frames.push({ parts: other.parts, at: firstOf(other, isWithin) })
}

function goOn(telling: Telling, goal: Goal, line: number): void {
  const store = keptOf(telling)
  telling.choices.push({ label: [], when: ALWAYS, goal, store, goesOn: true, line })
  telling.isOver = true
  telling.isExhaustive = true
}

/** The page turns once all that is left of it has been told, to where its last jump leads. */
function turnLater(telling: Telling, { atEnd = [], line }: GotoPart): void {
  passOver(telling, line)
  telling.frames.unshift({ parts: atEnd, at: 0 })
}

/** Of two jumps the second one holds; the page between is come to, and left, unseen. */
function passOver(telling: Telling, line: number): void {
  const { frames, program, notes, block } = telling
  const [before] = isTurning(telling) ? (frames.shift()?.parts ?? []) : []
  if (before?.kind !== 'goto') return
  const passed = program.blocks.get(before.target)?.parts ?? []
  if (!mayComeTo(({ kind }) => kind === 'set', passed, program)) return
  const message = `Another jump follows the one to "${before.target}": what that page sets on the way was left out.`
  notes.add(block.passage, line, message)
}

/** A page that turns at once is never seen: what it said and offered is gone. */
function turnTo(telling: Telling, target: string, line: number): void {
  const { out, notes, block } = telling
  passOver(telling, line)
  if (out.some((piece) => typeof piece !== 'string' || piece.trim() !== '')) {
    const message = 'This passage jumps on at once: its own text is never shown, and was left out.'
    notes.add(block.passage, line, message, 'looks')
  }
  telling.out.length = 0
  telling.choices.length = 0
  telling.asks.length = 0
  telling.told.add(block.name)
  goOn(telling, { block: target, rest: [] }, line)
}

export function tellOtherwise(telling: Telling, target: string, line: number): void {
  const any = telling.choices.reduce((some, { when }) => or(some, when), NEVER)
  if (isValue(any) && any.value) return
  if (isValue(any)) return goTo(telling, { kind: 'goto', target, keepsText: true, line })
  if (telling.guard !== ALWAYS && !telling.isLenient) throw new TooMuch()
  telling.choices.push({
    label: [],
    when: and(telling.guard, not(any)),
    goal: { block: target, rest: restOf(telling) },
    store: keptOf(telling),
    goesOn: true,
    line,
  })
  telling.isExhaustive = true
}

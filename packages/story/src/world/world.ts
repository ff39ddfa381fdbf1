import type { Lookup } from '../conditions/evaluate.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import type {
  OneOfVariable,
  Sets,
  StateValue,
  TypedVariable,
  Variable,
} from '../schema/variables.ts'
import type { Recalled, Receipt, World } from '../schema/playedWorld.ts'
import { truncate } from '../text/truncate.ts'
import { drawnFrom, drawnPlace } from './drawn.ts'
import { exceedsInventory, inventoryOf } from './inventory.ts'
import { afterShare, SHARE } from './shareOf.ts'

export type { Recalled, Receipt, World }

/** Reads an own property, because authors may choose keys such as `__proto__`. */
export const getOwn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

export function startOf(variable: Variable): StateValue {
  if ('flag' in variable) return variable.flag
  if ('number' in variable) return variable.start ?? variable.number[0]
  if ('typed' in variable) return variable.start ?? ''
  return variable.start ?? variable.one_of[0] ?? ''
}

export const wordsOfValue = ({ values = {} }: OneOfVariable, value: string): string =>
  getOwn(values, value)?.trim() || value

/**
 * Creates the initial world. The same seed gives the same random values.
 * @param known Flags that are true from the start.
 */
export function startWorld(
  declared: Declared,
  seed?: number,
  known: readonly string[] = [],
): World {
  const values = Object.entries(declared).map(([name, variable]) => [
    name,
    known.includes(name) || startOf(variable),
  ])
  return {
    values: Object.fromEntries(values),
    receipts: {},
    met: {},
    given: {},
    told: {},
    recalled: [],
    ...(seed === undefined ? {} : { chance: { seed, drawn: {} } }),
  }
}

/** Includes variables that a later version of the story added. */
export function lookupIn({ values }: Pick<World, 'values'>, declared: Declared): Lookup {
  return (name) => {
    const variable = getOwn(declared, name)
    return variable && (getOwn(values, name) ?? startOf(variable))
  }
}

/** Control and format characters other than zero-width joiners. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const LOOSE_JOINERS =
  /(?<![^\s\u200c\u200d])[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+(?=\s|$)/gu

/** Normalizes typed text: one line, NFC, cut to its limit. May return a blank string. */
export function normalizeTypedText({ typed }: Pick<TypedVariable, 'typed'>, words: string): string {
  const line = words.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '')
  return truncate(line.replace(LOOSE_JOINERS, '').trim(), typed).replace(LOOSE_JOINERS, '').trim()
}

/** Returns a valid value for the variable. `set` must not be a draw. */
export function valueAfter(variable: Variable, now: StateValue, set: StateValue): StateValue {
  if ('flag' in variable) return typeof set === 'boolean' ? set : now
  if ('one_of' in variable) {
    return typeof set === 'string' && variable.one_of.includes(set) ? set : now
  }
  if ('typed' in variable) return typeof set === 'string' ? normalizeTypedText(variable, set) : now
  const [least, most] = variable.number
  const base = typeof now === 'number' ? now : least
  const wanted = typeof set === 'string' ? afterChange(base, set) : set
  return typeof wanted === 'number' ? Math.min(most, Math.max(least, Math.trunc(wanted))) : now
}

/** Repairs a world of another version of the story, so that all values are valid. */
export function fitWorld(declared: Declared, world: World): World {
  const values = Object.entries(declared).map(([name, variable]) => {
    const start = startOf(variable)
    return [name, valueAfter(variable, start, getOwn(world.values, name) ?? start)]
  })
  const fitted = { ...world, values: Object.fromEntries(values) }
  return withinRoom(declared, { ...world, values: emptyHanded(declared) }, fitted)
}

const emptyHanded = (declared: Declared): World['values'] =>
  Object.fromEntries((inventoryOf(declared)?.names ?? []).map((name) => [name, false]))

export const SIGNED_NUMBER = /^[+-]\d{1,4}$/u

export const isChange = (written: string): boolean =>
  SIGNED_NUMBER.test(written) || SHARE.test(written)

function afterChange(now: number, written: string): number | string {
  if (SHARE.test(written)) return afterShare(now, written)
  return SIGNED_NUMBER.test(written) ? now + Number(written) : written
}

export function applySets(
  declared: Declared,
  world: World,
  sets: Sets | undefined,
  turn: number,
): World {
  const known = Object.entries(sets ?? {}).filter(([name]) => Object.hasOwn(declared, name))
  const after = known.reduce(
    (before, [name, set]) => setOne(declared, before, { name, set, turn }),
    world,
  )
  return withinRoom(declared, world, after)
}

/** Drops newly taken things that do not fit into the inventory. */
function withinRoom(declared: Declared, before: World, after: World): World {
  const inventory = before === after ? null : inventoryOf(declared)
  if (inventory === null) return after
  const [was, is] = [before, after].map((world) => {
    const lookup = lookupIn(world, declared)
    return (name: string) => lookup(name) === true
  })
  const left = was && is ? exceedsInventory(inventory, was, is) : []
  if (left.length === 0) return after
  const values = Object.fromEntries(left.map((name) => [name, false]))
  return { ...after, values: { ...after.values, ...values } }
}

function setOne(
  declared: Declared,
  world: World,
  { name, set, turn }: { name: string; set: StateValue; turn: number },
): World {
  const variable = getOwn(declared, name)
  if (variable === undefined) return world
  const values = drawnFrom(variable, set)
  if (values) return drawOne(declared, world, { name, values, turn })
  const now = getOwn(world.values, name) ?? startOf(variable)
  const after = valueAfter(variable, now, set)
  const known = getOwn(world.receipts, name)
  if (known && after === now) return world
  const receipt = { met: known?.met ?? turn, changed: turn }
  return {
    ...world,
    values: { ...world.values, [name]: after },
    receipts: { ...world.receipts, [name]: receipt },
  }
}

function drawOne(
  declared: Declared,
  world: World,
  { name, values, turn }: { name: string; values: readonly StateValue[]; turn: number },
): World {
  const { seed, drawn } = world.chance ?? { seed: 0, drawn: {} }
  const times = getOwn(drawn, name) ?? 0
  const set = values[drawnPlace(seed, name, times, values.length)]
  const chance = { seed, drawn: { ...drawn, [name]: times + 1 } }
  if (set === undefined) return world
  return { ...setOne(declared, world, { name, set, turn }), chance }
}

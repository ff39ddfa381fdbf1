import type { Declared } from '../conditions/checkCondition.ts'
import type { Lookup } from '../conditions/evaluate.ts'
import type { Sets } from '../schema/variables.ts'

export interface Inventory {
  names: readonly string[]
  slots: number
}

/** Returns null if the inventory has room for everything. */
export function inventoryOf(declared: Declared): Inventory | null {
  const carried = Object.entries(declared).flatMap(([name, variable]) =>
    'flag' in variable && variable.slots !== undefined ? [{ name, slots: variable.slots }] : [],
  )
  const slots = carried[0]?.slots ?? 0
  return carried.length > slots ? { names: carried.map(({ name }) => name), slots } : null
}

/** Returns true if all things fit after the change. */
export function hasRoom(inventory: Inventory | null, sets: Sets = {}, lookup: Lookup): boolean {
  if (inventory === null || !inventory.names.some((name) => takes(sets, name, lookup))) return true
  const after = inventory.names.filter((name) =>
    Object.hasOwn(sets, name) ? sets[name] === true : lookup(name) === true,
  )
  return after.length <= inventory.slots
}

const takes = (sets: Sets, name: string, lookup: Lookup): boolean =>
  Object.hasOwn(sets, name) && sets[name] === true && lookup(name) !== true

export function exceedsInventory(
  { names, slots }: Inventory,
  was: (name: string) => boolean,
  is: (name: string) => boolean,
): readonly string[] {
  const had = names.filter((name) => is(name) && was(name)).length
  return names.filter((name) => is(name) && !was(name)).slice(Math.max(0, slots - had))
}

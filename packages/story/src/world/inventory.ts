import type { Declared } from '../conditions/checkCondition.ts'
import type { Lookup } from '../conditions/evaluate.ts'
import type { Sets } from '../schema/variables.ts'

/** Names by which a state knows what is carried, in its order, and how much there is room for. */
export interface Inventory {
  names: readonly string[]
  slots: number
}

/** What can be carried; null where there is always room for all of it. */
export function inventoryOf(declared: Declared): Inventory | null {
  const carried = Object.entries(declared).flatMap(([name, variable]) =>
    'flag' in variable && variable.slots !== undefined ? [{ name, slots: variable.slots }] : [],
  )
  const slots = carried[0]?.slots ?? 0
  return carried.length > slots ? { names: carried.map(({ name }) => name), slots } : null
}

/** Whether there is room for what something takes, after it has let go what it lets go. */
export function hasRoom(inventory: Inventory | null, sets: Sets = {}, lookup: Lookup): boolean {
  if (inventory === null || !inventory.names.some((name) => takes(sets, name, lookup))) return true
  const after = inventory.names.filter((name) =>
    Object.hasOwn(sets, name) ? sets[name] === true : lookup(name) === true,
  )
  return after.length <= inventory.slots
}

const takes = (sets: Sets, name: string, lookup: Lookup): boolean =>
  Object.hasOwn(sets, name) && sets[name] === true && lookup(name) !== true

/** Of things that have just come to hand, in their order, those for which there is no room. */
export function beyondRoom(
  { names, slots }: Inventory,
  was: (name: string) => boolean,
  is: (name: string) => boolean,
): readonly string[] {
  const had = names.filter((name) => is(name) && was(name)).length
  return names.filter((name) => is(name) && !was(name)).slice(Math.max(0, slots - had))
}

import type { Declared } from '../conditions/checkCondition.ts'
import type { StateValue, Variable } from '../schema/variables.ts'
import { lookupIn, own, startOf, type Receipt, type World } from './world.ts'

/** How a part of the state stands that a player may read of: its author names it, and this play has come to it. */
export interface StatusLine {
  name: string
  label: string
  variable: Variable
  value: StateValue
  /** The turn in which it last changed. */
  turn: number
}

/**
 * How things stand in a play, in the order of the story: one answer for the player's memory, for what
 * a storyteller is told and for questions that are asked in play. A deed that a choice passes by was
 * never done, so of what was only set to what it was already there is nothing to read.
 */
export function statusIn(declared: Declared, world: World): StatusLine[] {
  const lookup = lookupIn(world, declared)
  return Object.entries(declared).flatMap(([name, variable]): StatusLine[] => {
    const [label, receipt, value] = [
      variable.label?.trim() ?? '',
      own(world.receipts, name),
      lookup(name),
    ]
    if (label === '' || receipt === undefined || value === undefined) return []
    if (!hasComeAbout(variable, value, receipt)) return []
    return [{ name, label, variable, value, turn: receipt.changed }]
  })
}

/** Of words that are typed there is something to read; all else was at some time not as it began. */
function hasComeAbout(variable: Variable, value: StateValue, { met, changed }: Receipt): boolean {
  if ('typed' in variable) return value !== ''
  if ('flag' in variable && value === true) return true
  return value !== startOf(variable) || changed > met
}

import type { Declared } from '../conditions/checkCondition.ts'
import type { StateValue, Variable } from '../schema/variables.ts'
import { lookupIn, getOwn, startOf, type Receipt, type World } from './world.ts'

export interface StatusLine {
  name: string
  label: string
  variable: Variable
  value: StateValue
  turn: number
}

/** Returns the labelled variables whose values have changed, in the order of the story. */
export function statusIn(declared: Declared, world: World): StatusLine[] {
  const lookup = lookupIn(world, declared)
  return Object.entries(declared).flatMap(([name, variable]): StatusLine[] => {
    const [label, receipt, value] = [
      variable.label?.trim() ?? '',
      getOwn(world.receipts, name),
      lookup(name),
    ]
    if (label === '' || receipt === undefined || value === undefined) return []
    if (!hasChanged(variable, value, receipt)) return []
    return [{ name, label, variable, value, turn: receipt.changed }]
  })
}

/** Returns true if typed text is not blank, or if another variable has changed. */
function hasChanged(variable: Variable, value: StateValue, { met, changed }: Receipt): boolean {
  if ('typed' in variable) return value !== ''
  if ('flag' in variable && value === true) return true
  return value !== startOf(variable) || changed > met
}

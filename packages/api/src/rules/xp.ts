import type { XpCosts } from '../contract/pricing.ts'
import {
  DEFAULT_XP_COSTS,
  PLAYER_ACTIONS,
  XP_ENDING,
  XP_FIRST_VISIT,
} from '../contract/vocabulary.ts'

/** The commands of a story's game configuration, each with its price in XP. */
export type Commands = Readonly<Record<string, { readonly cost: number }>>

/** An author's price counts when it is a whole number of 0 or more; a custom action is always 1. */
export function xpCosts(commands: Commands | undefined): XpCosts {
  const costs = { ...DEFAULT_XP_COSTS }
  for (const type of PLAYER_ACTIONS) {
    const cost =
      commands !== undefined && Object.hasOwn(commands, type) ? commands[type]?.cost : undefined
    if (cost !== undefined && Number.isSafeInteger(cost) && cost >= 0) costs[type] = cost
  }
  return { ...costs, undo: 0, custom_action: DEFAULT_XP_COSTS.custom_action }
}

export interface Entered {
  firstVisit: boolean
  isEnding: boolean
  /** The story's `xp_gain_multiplier`; anything that is no positive number counts as 1. */
  multiplier: number
}

/** XP won by entering a scene. */
export function xpGained({ firstVisit, isEnding, multiplier }: Entered): number {
  const base = (firstVisit ? XP_FIRST_VISIT : 0) + (isEnding ? XP_ENDING : 0)
  const factor = Number.isFinite(multiplier) && multiplier > 0 ? multiplier : 1
  return Math.round(base * factor)
}

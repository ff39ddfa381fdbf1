import type { XpCosts } from './pricing.ts'
import {
  DEFAULT_XP_COSTS,
  PLAYER_ACTIONS,
  XP_ENDING,
  XP_FIRST_VISIT,
} from '../vocabulary/vocabulary.ts'

export type Commands = Readonly<Record<string, { readonly cost: number }>>

/** Returns the XP costs. Ignores invalid prices; a custom action always costs 1. */
export function xpCosts(commands: Commands | undefined): XpCosts {
  const costs = { ...DEFAULT_XP_COSTS }
  for (const type of PLAYER_ACTIONS) {
    const cost =
      commands !== undefined && Object.hasOwn(commands, type) ? commands[type]?.cost : undefined
    if (cost !== undefined && Number.isSafeInteger(cost) && cost >= 0) costs[type] = cost
  }
  return { ...costs, undo: 0, custom_action: DEFAULT_XP_COSTS.custom_action }
}

export interface PricedCommand {
  cost: number
  description?: string | undefined
}

/** Returns the commands with a price, common ones first, without custom actions. */
export function pricedCommands(
  commands: Readonly<Record<string, PricedCommand>> = {},
): Record<string, PricedCommand> {
  const { custom_action: _, ...shared } = xpCosts(commands)
  const own = Object.entries(commands).filter(([name]) => name !== 'custom_action')
  const priced = Object.entries(shared).map(([name, cost]) => [
    name,
    { ...own.find(([known]) => known === name)?.[1], cost },
  ])
  return Object.fromEntries([...own, ...priced])
}

export interface Entered {
  firstVisit: boolean
  isEnding: boolean
  /** The story's `xp_gain_multiplier`. Zero and negative values count as 1. */
  multiplier: number
}

export function xpGained({ firstVisit, isEnding, multiplier }: Entered): number {
  const base = (firstVisit ? XP_FIRST_VISIT : 0) + (isEnding ? XP_ENDING : 0)
  const factor = Number.isFinite(multiplier) && multiplier > 0 ? multiplier : 1
  return Math.round(base * factor)
}

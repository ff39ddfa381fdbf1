import type { GameConfig } from '@kathasagar/api/contract'

import type { Messages } from '../../../messages/en.ts'
import { BUTTON_COMMANDS } from '../../../commands/commands.ts'

/** XP for an action in the player's own words; the same in every story. */
export const CUSTOM_ACTION_XP = 1

export interface CommandRow {
  /** The command's name on the wire. */
  key: string
  /** Name of the command in readable words. */
  name: string
  /** XP for one use. */
  cost: number
}

const nameOf = (key: string, { sharedCommands }: Messages['story']) => {
  const shared = BUTTON_COMMANDS.find((name) => name === key)
  if (shared) return sharedCommands[shared]
  const messages = key.replaceAll('_', ' ').trim()
  return messages.charAt(0).toLocaleUpperCase() + messages.slice(1)
}

/** Place among the shared commands; a story's own ones all share the place behind them. */
const placeOf = (key: string) => {
  const place = BUTTON_COMMANDS.findIndex((shared) => shared === key)
  return place < 0 ? BUTTON_COMMANDS.length : place
}

/**
 * The commands by their readable names: the shared ones in their fixed order, because stored JSON
 * keeps none, then the story's own, and the action in one's own words at the end.
 */
export function commandRows({ commands }: GameConfig, messages: Messages['story']): CommandRow[] {
  const named = Object.entries(commands)
    .filter(([key]) => key !== 'custom_action')
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, { cost }]) => ({ key, name: nameOf(key, messages), cost }))

  return [...named, { key: 'custom_action', name: messages.customAction, cost: CUSTOM_ACTION_XP }]
}

import type { GameConfig } from '@kathasagar/api/contract'

import type { Messages } from '../../../messages/en.ts'
import { BUTTON_COMMANDS } from '../../../commands/commands.ts'

export const CUSTOM_ACTION_XP = 1

export interface CommandRow {
  key: string
  name: string
  cost: number
}

const nameOf = (key: string, { sharedCommands }: Messages['story']) => {
  const shared = BUTTON_COMMANDS.find((name) => name === key)
  if (shared) return sharedCommands[shared]
  const messages = key.replaceAll('_', ' ').trim()
  return messages.charAt(0).toLocaleUpperCase() + messages.slice(1)
}

/** Returns the position of a command. The commands of the story itself come last. */
const placeOf = (key: string) => {
  const place = BUTTON_COMMANDS.findIndex((shared) => shared === key)
  return place < 0 ? BUTTON_COMMANDS.length : place
}

/** Sorts the commands, because stored JSON does not preserve their order. */
export function commandRows({ commands }: GameConfig, messages: Messages['story']): CommandRow[] {
  const named = Object.entries(commands)
    .filter(([key]) => key !== 'custom_action')
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, { cost }]) => ({ key, name: nameOf(key, messages), cost }))

  return [...named, { key: 'custom_action', name: messages.customAction, cost: CUSTOM_ACTION_XP }]
}

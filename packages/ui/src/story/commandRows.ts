import type { GameConfig } from '@kathasagar/api/contract'

import type { Messages } from '../messages/en.ts'

/** XP for an action in the player's own words; the same in every story. */
export const CUSTOM_ACTION_XP = 1

export interface CommandRow {
  key: string
  name: string
  /** XP for one use. */
  cost: number
}

const asWords = (key: string) => {
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** The story's commands by their readable names, and the action in one's own words at the end. */
export function commandRows({ commands }: GameConfig, words: Messages['story']): CommandRow[] {
  const named = Object.entries(commands)
    .filter(([key]) => key !== 'custom_action')
    .map(([key, { cost }]) => ({ key, name: asWords(key), cost }))

  return [...named, { key: 'custom_action', name: words.customAction, cost: CUSTOM_ACTION_XP }]
}

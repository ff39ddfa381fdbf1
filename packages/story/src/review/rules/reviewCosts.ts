import { PLAYER_ACTIONS } from '../../vocabulary/vocabulary.ts'
import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import type { Wiring } from '../../structure/wiring.ts'
import { xpCosts } from '../../pricing/xp.ts'
import { xpReach } from '../../pricing/xpReach.ts'

/** Commands that are free or whose price the author cannot set. */
const NEVER_DEAR = new Set(['continue', 'undo', 'custom_action'])

const isOnlyUnderway = (command: string) =>
  command !== 'show' && PLAYER_ACTIONS.some((shared) => shared === command)

/** Finds commands that no player can ever afford. Skips Continue (see `priceAction`). */
export function reviewCosts(wiring: Wiring, { game_config, initial_xp }: ReviewedStory): Finding[] {
  if (wiring.start === -1) return []
  const commands = game_config.commands ?? {}
  const costs = xpCosts(commands)
  const multiplier = game_config.xp_gain_multiplier ?? 1
  const reach = xpReach(wiring, { initial_xp, costs, multiplier })
  const named = Object.entries(commands)
    .filter(([command]) => !NEVER_DEAR.has(command))
    .map(([command, { cost }]) => ({ command, cost, isOwn: true }))
  const unnamed = PLAYER_ACTIONS.filter(
    (command) => !NEVER_DEAR.has(command) && !Object.hasOwn(commands, command),
  ).map((command) => ({ command, cost: costs[command], isOwn: false }))

  return [...named, ...unnamed].flatMap(({ command, cost, isOwn }): Finding[] => {
    const most = isOnlyUnderway(command) ? reach.underway : reach.atEnding
    if (!(cost > most)) return []
    return [
      {
        code: 'command_out_of_reach',
        severity: isOwn ? 'error' : 'hint',
        node: null,
        command,
        message: `The command ${quoted(command)} costs ${cost} XP, but no path earns more than ${most}.`,
        remedy: 'Lower its cost, let the story begin with more XP, or raise the XP multiplier.',
      },
    ]
  })
}

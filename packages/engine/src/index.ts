export { NO_LORE, type Lore } from './understanding/lore.ts'
export type { Narration, NarrationRequest } from './narration/narration.ts'
export { narrate } from './narration/narrate.ts'
export type { Action } from './world/ruling.ts'
export { beginStory } from './turn/apply.ts'
export { type Aside, isAside } from './world/ruling.ts'
export {
  playTurn,
  rulesOf,
  type PlayedTurn,
  type TurnPlace,
  type TurnRefusal,
} from './turn/playTurn.ts'
export type { TurnState } from './world/turnState.ts'

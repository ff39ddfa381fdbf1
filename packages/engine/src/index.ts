/** Public API for an application that plays stories. */
export { NO_LORE, type Lore } from './hearing/lore.ts'
export type { Telling, TellRequest } from './storyteller/telling.ts'
export { tell } from './storyteller/tell.ts'
export type { Action } from './ruling/action.ts'
export { beginStory } from './turn/apply.ts'
export { type Aside, isAside } from './turn/aside.ts'
export { playTurn, rulesOf, type Turn, type TurnPlace, type TurnRefusal } from './turn/playTurn.ts'
export type { TurnState } from './turn/turnState.ts'

export { beginSession, needsAccount } from './beginSession.ts'
export { warmCards } from './cardPainter.ts'
export type { CardFace, CardPainter } from './cardPainter.ts'
export type { PlayContext, SessionContext } from './context.ts'
export { drawEndingCard } from './drawEndingCard.ts'
export { readSession } from './getSession.ts'
export { createGraphCache, type GraphCache } from './graphCache.ts'
export { listPage } from './listHistory.ts'
export { sceneOf } from './openSession.ts'
export { presentAside } from './present/presentAction.ts'
export { presentPage } from './present/presentMemory.ts'
export { presentEntry } from './present/presentPlace.ts'
export { purgePlays } from './purgePlays.ts'
export { renewLeases } from './actions.queries.ts'
export { findLatest, findSession, insertSession, listMet, countPlay } from './sessions.queries.ts'
export type * from './sessionTypes.ts'
export { createLeases, type Leases } from './turn/claim/leases.ts'
export { sweepActions } from './turn/claim/failAction.ts'
export { parseAction, typedOf, wordsOf } from './turn/load/parseAction.ts'
export { createPathCache, type PathCache } from './turn/load/pathCache.ts'
export { beginBuiltIn, playBuiltIn, withAsked } from './turn/narrate/builtInPlay.ts'
export { canonOf } from './turn/narrate/deliverNarration.ts'
export { goOnInInk } from './turn/narrate/goOnInInk.ts'
export type { InkRunner, InkTurn } from './turn/narrate/goOnInInk.ts'
export { providerFaultOf, narrationFaultOf, refusalOf } from './turn/narrate/modelFault.ts'
export type { ModelFault, ModelFaultCode } from './turn/narrate/modelFault.ts'
export type * from './turn/narrate/modelPorts.ts'
export { askForPart } from './turn/narrate/narrateTurn.ts'
export { consumeStream, isWhole, tellerOf } from './turn/narrate/narrateWithFallbacks.ts'
export { looksPersonal } from './turn/settle/settleTurn.ts'
export {
  relayWords,
  createRunningTurns,
  type FeedEvent,
  type RunningTurns,
} from './turn/stream/runningTurns.ts'
export {
  deleteFacts,
  findTurn,
  insertTurns,
  isRemoved,
  listPath,
  listSteps,
  wayTo,
  WHOLE_WAY,
} from './turns.queries.ts'

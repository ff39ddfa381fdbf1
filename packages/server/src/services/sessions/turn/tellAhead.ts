import { roomOf } from '@kathasagar/engine/improvise/improvise'
import type { Ports } from '../../ports.ts'
import type { PathTurn } from '../ports.ts'
import type { Claim } from './claimAction.ts'
import { requestOf } from './deliverTelling.ts'
import { tellerOf } from './fallbackChain.ts'
import type { TextModels } from './modelPorts.ts'

/** A telling that was begun before it is certain that it will be told. */
export interface TellingAhead {
  /** As the ports have them, but that who tells the turn goes on from what was begun. */
  textModels: TextModels
  /** Ends it; of what was told to its end, nothing. */
  drop: () => void
}

/**
 * Begins the telling of a turn as the rules have it, while a model judges its words: where the ruling
 * stands its first words are on their way. Nothing is begun where the telling needs more than the ruling
 * (a program, a model that makes things up).
 */
export function tellAhead(
  ports: Ports,
  claim: Claim,
  path: readonly PathTurn[],
  signal: AbortSignal,
): TellingAhead | null {
  const { turn, model, story } = claim
  if (turn.graph.program !== null || roomOf(turn, story.game_config.improvise)) return null
  // The judge's call may be the one that tries whether a provider is well again: nothing is begun beside it.
  if (ports.modelStates.isDisabled(model.model_key)) return null
  const teller = tellerOf(model.model_key)
  const dropping = new AbortController()
  const limit = AbortSignal.any([signal, dropping.signal])
  const prose = ports.textModels(teller).tell(requestOf(claim, path), limit)
  const first = prose.next()
  // Who listens to it hears of a fault; nobody does where it is dropped.
  first.catch(() => undefined)
  const drop = () => {
    dropping.abort(new Error('Another telling is wanted'))
    prose.return(undefined as never).catch(() => undefined)
  }

  async function* goOn(listening: AbortSignal) {
    listening.addEventListener('abort', drop, { once: true })
    let piece = await first
    for (; !piece.done; piece = await prose.next()) yield piece.value
    return piece.value
  }
  const textModels: TextModels = (key, whose) => {
    const asked = ports.textModels(key, whose)
    if (key !== teller || whose !== undefined) return asked
    return { ...asked, tell: (_request, listening) => goOn(listening) }
  }
  return { textModels, drop }
}

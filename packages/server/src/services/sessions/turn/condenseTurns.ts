import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import { condenseUpTo, dueToCondense } from '@kathasagar/engine/prompt/condensing'
import type { Ports } from '../../ports.ts'
import type { PathTurn } from '../ports.ts'
import type { Claim } from './claimAction.ts'
import { tellerOf } from './fallbackChain.ts'
import type { TextModel } from './modelPorts.ts'
import { removedIn, pastTurns } from './pastOf.ts'

/** A turn that was told, by whom, with the way to it and what its prompt was made of. */
export interface ToldByModel {
  claim: Pick<Claim, 'story'>
  path: readonly PathTurn[]
  prompt: PromptManifest | null
  model_used: string | null
}

/** A summary that is to be made: up to this turn, by this model. */
export interface DueSummary {
  count: number
  last: PathTurn
  condense: NonNullable<TextModel['condense']>
}

/** The summary that is to be made now that a turn was told; null where none is, or nobody makes one. */
export function dueSummary(
  { textModels, modelStates }: Pick<Ports, 'textModels' | 'modelStates'>,
  { path, prompt, model_used }: ToldByModel,
): DueSummary | null {
  if (prompt === null || model_used === null || modelStates.isDisabled(model_used)) return null
  const { condense } = textModels(tellerOf(model_used))
  const count = condense === undefined ? null : dueToCondense(pastTurns(path), prompt)
  const last = count === null ? undefined : path[count - 1]
  return condense && count !== null && last ? { count, last, condense } : null
}

/** For so long a model may take over it: nobody waits. */
const CONDENSING_MS = 30_000

/**
 * Has the turns condensed that leave the prompt, and keeps it beside the last of them, so that undo takes
 * it back too. Until it is there, and where it fails, old turns are told in a line each.
 */
export async function condenseTurns(
  { store }: Pick<Ports, 'store'>,
  { claim: { story }, path }: ToldByModel,
  { count, last, condense }: DueSummary,
  signal: AbortSignal,
): Promise<void> {
  const request = {
    ...condenseUpTo(pastTurns(path), count),
    language: story.language,
    rating: story.content_rating,
  }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(CONDENSING_MS)])
  const text = await condense(request, limit)
  const { user_id, session_id, id: turn_id } = last
  const made_of = removedIn(path.slice(0, count))
  await store.repositories.turns.keepSummary({ user_id, session_id, turn_id }, { text, made_of })
}

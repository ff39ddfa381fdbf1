import type { PromptManifest } from '@kathasagar/engine/narration/narration'
import { condenseUpTo, dueToCondense } from '@kathasagar/engine/prompt/condensing'

import type { PlayContext } from '../../context.ts'
import type { PathTurn } from '../../sessionTypes.ts'
import { saveSummary } from '../../turns.queries.ts'
import { pastTurns, removedIn } from '../load/pathCache.ts'
import type { Turn } from '../turn.ts'
import type { TextModel } from './modelPorts.ts'
import { tellerOf } from './narrateWithFallbacks.ts'

export interface ToldByModel {
  story: Turn['story']
  path: readonly PathTurn[]
  prompt: PromptManifest | null
  model_used: string | null
}

interface DueSummary {
  count: number
  last: PathTurn
  condense: NonNullable<TextModel['condense']>
}

export function dueSummary(
  { textModels, modelStates }: Pick<PlayContext, 'textModels' | 'modelStates'>,
  { path, prompt, model_used }: ToldByModel,
): DueSummary | null {
  if (prompt === null || model_used === null || modelStates.isDisabled(model_used)) return null
  const { condense } = textModels(tellerOf(model_used))
  const count = condense === undefined ? null : dueToCondense(pastTurns(path), prompt)
  const last = count === null ? undefined : path[count - 1]
  return condense && count !== null && last ? { count, last, condense } : null
}

/** Time limit for a summary, in ms. The player does not wait for it. */
const CONDENSING_MS = 30_000

/** Summarizes the turns that leave the prompt. Saves the summary with the last of them, so that undo reverts it. */
export async function condenseTurns(
  { db }: Pick<PlayContext, 'db'>,
  { story, path }: ToldByModel,
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
  await saveSummary(db, { user_id, session_id, turn_id }, { text, made_of })
}

import type { DraftedStory, StoryDraftRequest } from '@kathasagar/api/contract'
import { type OutlinedScene, outlineOf, type StoryOutline, writtenScene } from '@kathasagar/story'

import type { Context } from '../../platform/context.ts'
import { isRefusal, type Refusal } from '../../services/refusal.ts'
import { meterUse } from '../models/index.ts'
import { type TextModel, toldFaultOf } from '../sessions/index.ts'
import { faultsOfOutline, faultsOfScene } from './draftFaults.ts'

/** A storyteller that can draft. */
export type Drafter = Required<Pick<TextModel, 'outline' | 'writeScene'>>

/** A part of a draft as it is sent. */
export type DraftStep =
  | { event: 'outline'; outline: StoryOutline }
  | { event: 'scene'; name: string; node: OutlinedScene }
  | { event: 'end'; end: DraftedStory | Refusal }

export interface Drafting {
  drafter: Drafter
  asked: StoryDraftRequest
  signal: AbortSignal
}

const UNREADABLE =
  'It was not the JSON object that was asked for, not in the right language, or not fit to be told.'

/**
 * Asks a model, and once more with the faults of its answer if the answer has any. Returns a refusal if the second
 * answer has faults too. Throws any other failure of the model.
 */
async function askTwice<Answer>(
  ask: (faults: readonly string[]) => Promise<Answer>,
  faultsOf: (answer: Answer) => Promise<readonly string[]>,
): Promise<Answer | Refusal> {
  let faults: readonly string[] = []
  for (const isLast of [false, true]) {
    try {
      const answer = await ask(faults)
      faults = await faultsOf(answer)
      if (faults.length === 0) return answer
    } catch (fault) {
      if (isLast || toldFaultOf(fault).code !== 'answer_unreadable') throw fault
      faults = [UNREADABLE]
    }
  }
  return { code: 'answer_unreadable' }
}

/** Drafts an outline, then each scene in its order; ends with the whole story. */
export async function* tellDraft(
  ctx: Context,
  { drafter, asked, signal }: Drafting,
): AsyncGenerator<DraftStep, void, void> {
  const rating = asked.content_rating
  let outline = await askTwice<StoryOutline>(
    async (faults) => {
      const asking = () => drafter.outline({ ...asked, faults }, signal)
      // Counted for no story, because nothing is saved.
      return outlineOf(await meterUse(ctx, null, asking).done)
    },
    (given) => faultsOfOutline(ctx, given, rating),
  )
  if (isRefusal(outline)) return yield { event: 'end', end: outline }
  yield { event: 'outline', outline }
  const written: string[] = []
  for (const [name, planned] of Object.entries(outline.structure.nodes)) {
    const before: StoryOutline = outline
    const scene = await askTwice<{ outline: StoryOutline; name: string; node: OutlinedScene }>(
      async (faults) => {
        const request = { ...asked, outline: before, name, written, faults }
        const asking = () => drafter.writeScene(request, signal)
        const node = writtenScene(planned, await meterUse(ctx, null, asking).done)
        const nodes = { ...before.structure.nodes, [name]: node }
        const structure = { ...before.structure, nodes }
        return { outline: { ...before, structure }, name, node }
      },
      (given) => faultsOfScene(ctx, given, rating),
    )
    if (isRefusal(scene)) return yield { event: 'end', end: scene }
    outline = scene.outline
    written.push(name)
    yield { event: 'scene', name, node: scene.node }
  }
  yield { event: 'end', end: { draft: outline } }
}

import { type Declined, DraftEvent, type StoryDraftRequest } from '@kathasagar/api/contract'

import type { StreamEvent } from '../../http/eventStream.ts'
import { encodeRefusal } from '../../http/toldEvents.ts'
import type { Call } from '../../platform/call.ts'
import type { Context } from '../../platform/context.ts'
import { modelsHere } from '../models/index.ts'
import { refuseAuthor } from '../../services/policies.ts'
import { isRefusal } from '../../services/refusal.ts'
import { hearHarmInTurn } from '../../services/safety/hearHarm.ts'
import { tellerOf, type TextModel, toldFaultOf } from '../sessions/index.ts'
import { recordEvent } from '../audit/index.ts'
import { type Drafter, type Drafting, type DraftStep, tellDraft } from './tellDraft.ts'

/** Timeout of a draft, in ms. */
const DRAFTING_MS = 540_000

const SENTENCE = 'No story is drafted from these words. Try another idea.'
const SENTENCE_OF_DESPAIR =
  'If these words are about you: you matter, and somebody will listen right now. The story can wait.'

/** Returns the cheapest connected storyteller that can draft. Null if there is none. */
function cheapestDrafter(ctx: Context): Drafter | null {
  const { textModels, modelStates } = ctx
  const connected = modelsHere(ctx)
    .text.filter(({ model_key }) => modelStates.providerOf(model_key) !== null)
    .filter(({ model_key }) => !modelStates.isDisabled(model_key))
    .toSorted((a, b) => a.credit_cost - b.credit_cost)
  const isDrafter = (model: TextModel): model is TextModel & Drafter =>
    model.outline !== undefined && model.writeScene !== undefined
  return connected.map(({ model_key }) => textModels(tellerOf(model_key))).find(isDrafter) ?? null
}

/**
 * Declines a harmful idea, and records that it happened and of which kind. An unclear idea is drafted, because its
 * scenes are checked as well.
 */
async function declineIdea(
  { db, weighHarm, helpLines, clock }: Context,
  { idea, content_rating }: StoryDraftRequest,
): Promise<Declined | null> {
  const heard = await hearHarmInTurn(weighHarm, idea, { content_rating })
  if (heard === null || heard.kind === 'unclear') return null
  const { kind, needsHelp } = heard
  const event = { actor_id: null, act: 'words_declined', after: { kind, where: 'idea' } } as const
  await recordEvent(db, event, clock.now())
  const detail = kind === 'self_harm' ? SENTENCE_OF_DESPAIR : SENTENCE
  return { kind, detail, ...(needsHelp ? { help: [...helpLines] } : {}) }
}

/** Ends a draft with a refusal if the model fails. Earlier steps stand. */
async function* tellToEnd(
  ctx: Context,
  drafting: Drafting,
  isLeft: AbortSignal,
): AsyncGenerator<DraftStep> {
  try {
    yield* tellDraft(ctx, drafting)
  } catch (fault) {
    if (!isLeft.aborted) ctx.reportFault(fault)
    const { code, retryAfter } = toldFaultOf(fault)
    const end = { code, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) }
    yield { event: 'end', end }
  }
}

async function* encode(
  steps: AsyncIterable<DraftStep>,
  requestId: string,
): AsyncGenerator<StreamEvent> {
  let id = 0
  for await (const step of steps) {
    id += 1
    const event =
      step.event === 'outline'
        ? { event: 'outline', data: step.outline }
        : step.event === 'scene'
          ? { event: 'scene', data: { name: step.name, node: step.node } }
          : isRefusal(step.end)
            ? { event: 'error', data: encodeRefusal(step.end, requestId) }
            : { event: 'result', data: step.end }
    // Only what the contract declares leaves the server.
    yield DraftEvent.parse({ id, ...event }) as StreamEvent
  }
}

/**
 * Has a connected model draft a story from an idea, scene by scene. Nothing is stored, and the author pays nothing;
 * each answer of the model counts in the operator's budget of the day.
 */
export const draftStory: Call<'draftStory'> = async (ctx, input) => {
  const { user, body, requestId } = input
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const drafter = cheapestDrafter(ctx)
  if (drafter === null) return { code: 'no_model' }
  const leaving = new AbortController()
  const abandon = () => leaving.abort()
  const declined = await declineIdea(ctx, body)
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(DRAFTING_MS)])
  const steps = declined
    ? told({ event: 'end', end: { draft: null, declined } })
    : tellToEnd(ctx, { drafter, asked: body, signal }, leaving.signal)

  if (input.wantsStream) return { events: encode(steps, requestId), abandon }
  for await (const step of steps) if (step.event === 'end') return step.end
  throw new Error('A draft ended without an end')
}

async function* told(step: DraftStep) {
  yield step
}

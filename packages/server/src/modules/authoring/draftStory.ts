import { DraftEvent } from '@kathasagar/api/contract'
import type { Declined, DraftedStory, StoryDraftRequest } from '@kathasagar/api/contract'
import { outlineProblems, outlineOf, plainText, writtenScene } from '@kathasagar/story'
import type { OutlinedScene, StoryOutline } from '@kathasagar/story'
import { DraftStructure, type ReviewFinding } from '@kathasagar/story/schema'
import { type ContentRating, STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import type { StreamEvent } from '../../http/eventStream.ts'
import { encodeRefusal } from '../../http/turnEvents.ts'
import { type Call, isRefusal, type Refusal } from '../../platform/call.ts'
import type { DraftingContext, StoryReviewer } from './context.ts'
import { meterUse, modelsHere } from '../models/index.ts'
import { refuseAuthor } from '../../platform/policies.ts'
import { classifyTurnHarm } from '../safety/index.ts'
import { storytellerOf, type TextModel, toNarrationFailure, refusalOf } from '../sessions/index.ts'
import { recordEvent } from '../audit/index.ts'

interface Reviewing {
  storyReviewer: StoryReviewer
}

const MIN_WORDS = 20

/** Ignores hints and short texts, because an outline is still incomplete. */
const isOfNow = ({ code, severity }: ReviewFinding) => severity !== 'hint' && code !== 'few_words'

async function findingsIn(
  { storyReviewer }: Reviewing,
  { title, tagline, description, structure }: StoryOutline,
  content_rating: ContentRating,
): Promise<ReviewFinding[]> {
  const story = {
    title,
    tagline,
    story_description: description,
    structure,
    content_rating,
    initial_xp: STORY_DEFAULTS.initial_xp,
    game_config: {},
  }
  const review = await storyReviewer.review(story, ['findings'])
  return isRefusal(review) ? [] : (review.findings ?? []).filter(isOfNow)
}

async function faultsOfOutline(reviewing: Reviewing, outline: StoryOutline, rating: ContentRating) {
  if (!DraftStructure.safeParse(outline.structure).success) return ['It is longer than it may be.']
  const findings = await findingsIn(reviewing, outline, rating)
  return [...outlineProblems(outline), ...findings.map(({ message }) => message)]
}

async function faultsOfScene(
  reviewing: Reviewing,
  { outline, name }: { outline: StoryOutline; name: string },
  rating: ContentRating,
): Promise<string[]> {
  const text = plainText(outline.structure.nodes[name]?.text ?? '')
  if (text.split(' ').length < MIN_WORDS) return [`text has fewer than ${MIN_WORDS} words.`]
  if (!DraftStructure.safeParse(outline.structure).success) return ['It is longer than it may be.']
  const findings = await findingsIn(reviewing, outline, rating)
  return findings.filter(({ node }) => node === name || node === null).map((one) => one.message)
}

type Drafter = Required<Pick<TextModel, 'outline' | 'writeScene'>>

type DraftStep =
  | { event: 'outline'; outline: StoryOutline }
  | { event: 'scene'; name: string; node: OutlinedScene }
  | { event: 'end'; end: DraftedStory | Refusal }

interface Drafting {
  user_id: string
  drafter: Drafter
  asked: StoryDraftRequest
  signal: AbortSignal
}

const UNREADABLE =
  'It was not the JSON object that was asked for, not in the right language, or not fit to be told.'

/** Retries once with the list of mistakes. Returns a refusal if the answer is still invalid. */
async function askWithRetry<Answer>(
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
      if (isLast || toNarrationFailure(fault).code !== 'answer_unreadable') throw fault
      faults = [UNREADABLE]
    }
  }
  return { code: 'answer_unreadable' }
}

async function* streamDraft(
  ctx: DraftingContext,
  { drafter, asked, signal, user_id }: Drafting,
): AsyncGenerator<DraftStep, void, void> {
  const rating = asked.content_rating
  // There is no story yet, because the draft is not saved.
  const of = { user_id, story_id: null }
  let outline = await askWithRetry<StoryOutline>(
    async (faults) => {
      const asking = () => drafter.outline({ ...asked, faults }, signal)
      return outlineOf(await meterUse(ctx, of, asking).done)
    },
    (given) => faultsOfOutline(ctx, given, rating),
  )
  if (isRefusal(outline)) return yield { event: 'end', end: outline }
  yield { event: 'outline', outline }
  const written: string[] = []
  for (const [name, planned] of Object.entries(outline.structure.nodes)) {
    const before: StoryOutline = outline
    const scene = await askWithRetry<{ outline: StoryOutline; name: string; node: OutlinedScene }>(
      async (faults) => {
        const request = { ...asked, outline: before, name, written, faults }
        const asking = () => drafter.writeScene(request, signal)
        const node = writtenScene(planned, await meterUse(ctx, of, asking).done)
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

const DRAFT_TIMEOUT_MS = 540_000

const DECLINED = 'No story is drafted from these words. Try another idea.'
const DECLINED_WITH_HELP =
  'If these words are about you: you matter, and somebody will listen right now. The story can wait.'

function cheapestDrafter(ctx: DraftingContext): Drafter | null {
  const { textModels, modelStates } = ctx
  const connected = modelsHere(ctx)
    .text.filter(({ model_key }) => modelStates.providerOf(model_key) !== null)
    .filter(({ model_key }) => !modelStates.isDisabled(model_key))
    .toSorted((a, b) => a.credit_cost - b.credit_cost)
  const isDrafter = (model: TextModel): model is TextModel & Drafter =>
    model.outline !== undefined && model.writeScene !== undefined
  return (
    connected.map(({ model_key }) => textModels(storytellerOf(model_key))).find(isDrafter) ?? null
  )
}

/** Declines a harmful idea and records its kind. Accepts unclear ideas, because the scenes are checked later. */
async function declineIdea(
  { db, scoreHarm, helpLines, clock }: DraftingContext,
  { idea, content_rating }: StoryDraftRequest,
): Promise<Declined | null> {
  const heard = await classifyTurnHarm(scoreHarm, idea, { content_rating })
  if (heard === null || heard.kind === 'unclear') return null
  const { kind, needsHelp } = heard
  const event = { actor_id: null, act: 'words_declined', after: { kind, where: 'idea' } } as const
  await recordEvent(db, event, clock.now())
  const detail = kind === 'self_harm' ? DECLINED_WITH_HELP : DECLINED
  return { kind, detail, ...(needsHelp ? { help: [...helpLines] } : {}) }
}

/** If the model fails, the stream ends with a refusal after the completed steps. */
async function* streamUntilEnd(
  ctx: DraftingContext,
  drafting: Drafting,
  isLeft: AbortSignal,
): AsyncGenerator<DraftStep> {
  try {
    yield* streamDraft(ctx, drafting)
  } catch (fault) {
    if (!isLeft.aborted) ctx.reportError(fault)
    yield { event: 'end', end: refusalOf(toNarrationFailure(fault)) }
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
    // Parsing removes undeclared fields.
    yield DraftEvent.parse({ id, ...event }) as StreamEvent
  }
}

/** Drafts a story without saving it. Counts towards the operator's daily limit. */
export const draftStory: Call<'draftStory', DraftingContext> = async (ctx, input) => {
  const { user, body, requestId } = input
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const drafter = cheapestDrafter(ctx)
  if (drafter === null) return { code: 'no_model' }
  const leaving = new AbortController()
  const abandon = () => leaving.abort()
  const declined = await declineIdea(ctx, body)
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(DRAFT_TIMEOUT_MS)])
  const steps = declined
    ? encodeSteps({ event: 'end', end: { draft: null, declined } })
    : streamUntilEnd(ctx, { drafter, asked: body, signal, user_id: user.id }, leaving.signal)

  if (input.wantsStream) return { events: encode(steps, requestId), abandon }
  for await (const step of steps) if (step.event === 'end') return step.end
  throw new Error('A draft ended without an end')
}

async function* encodeSteps(step: DraftStep) {
  yield step
}

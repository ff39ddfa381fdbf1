import { assemblePrompt, hiddenIn, type Prompt } from '@kathasagar/engine/prompt/assemblePrompt'
import { summaryPrompt } from '@kathasagar/engine/prompt/condensing'
import { contradictionPrompt } from '@kathasagar/engine/prompt/contradictions'
import { outlinePrompt, writingPrompt } from '@kathasagar/engine/prompt/draftPrompt'
import { judgingPrompt } from '@kathasagar/engine/prompt/judgingPrompt'
import { positionText, rulingText } from '@kathasagar/engine/prompt/rulingText'
import { narrationTokens } from '@kathasagar/engine/prompt/systemText'
import { targetOf } from '@kathasagar/engine/world/ruling'
import type { Narration, NarrationRequest } from '@kathasagar/engine/narration/narration'
import type { ContentRating } from '@kathasagar/story/vocabulary'

import type { ConnectedNarrator } from '../../modules/sessions/index.ts'
import {
  CONTRADICTIONS_SCHEMA,
  IMMERSION_SCHEMA,
  IMPROVISATION_SCHEMA,
  PART_SCHEMA,
  readContradictions,
  readImmersion,
  readImprovisation,
  readPart,
  readScene,
  readSketch,
  readVerdict,
  SCENE_SCHEMA,
  SKETCH_SCHEMA,
  VERDICT_SCHEMA,
  wordsOfImprovisation,
  wordsOfScene,
  sketchWords,
} from './answers.ts'
import { textLimits } from './callPolicy.ts'
import { generateText, type TextRequest } from './generateText.ts'
import { guarded, markOf, refuseUnfit, type TextGuard } from './guardedText.ts'
import { expectModerator, drainGenerator, withModeration } from './moderator.ts'
import type { NarrateStream, Moderator } from './moderator.ts'
import type { ModelParts } from './openProvider.ts'
import { isInWrongScript } from './plainText.ts'
import { NO_BOUNDS, type Bounds } from './prose.ts'
import { toProviderError, ProviderError } from './providerError.ts'
import type { ModelBinding } from './readModelsFile.ts'

interface StorytellerParts extends ModelParts {
  moderator: Moderator | null
}

const REMARKS = {
  json: 'Your last answer could not be read. Answer with the JSON object alone.',
  prose:
    'Your last answer was of no use. Tell this turn of the story alone, in plain prose in the right language, and let the story go on unless the ruling ends it.',
  safer: 'Tell this turn so that every reader of this story may hear it.',
} as const

type Ask = (asked: TextRequest) => AsyncGenerator<string, string, void>

/** Returns the bounds of an answer. It may end the story only if the turn leads to an ending. */
const boundsOf = (request: NarrationRequest): Bounds => ({
  mayEnd: request.graph.isEnding(targetOf(request.ruling) ?? request.state.node),
  open: `${positionText(request)}\n${rulingText(request)}`,
})

/** Streams an answer. Returns null if it is unreadable. Then, it can be requested again. */
async function* readable(speech: AsyncGenerator<string, string, void>) {
  try {
    return yield* speech
  } catch (error) {
    const fault = toProviderError(error)
    if (fault.kind !== 'unreadable') throw fault
    return null
  }
}

function proseOf(answer: string | null, language: string): string | null {
  const prose = answer?.trim() ?? ''
  return prose === '' || isInWrongScript(prose, language) ? null : prose
}

async function* tellProse(
  ask: Ask,
  request: NarrationRequest,
  prompt: Prompt,
): AsyncGenerator<string, Narration, void> {
  const tokens = narrationTokens(request.manner, request.language)
  const asked = { prompt, answer: boundsOf(request), tokens }
  const first = proseOf(yield* readable(ask(asked)), request.language)
  const again = () => drainGenerator(readable(ask({ ...asked, remark: REMARKS.prose })))
  const narrative = first ?? proseOf(await again(), request.language)
  if (narrative === null) throw new ProviderError('unreadable', 'twice no usable prose')
  return { narrative, setup: null, choices: [], manifest: prompt.manifest }
}

/** Narrates a closer look. If only the setup is usable, the engine writes the choices. */
async function tellImmersion(
  ask: Ask,
  prompt: Prompt,
  { guarding, bounds }: { guarding: TextGuard; bounds: Bounds },
): Promise<Narration> {
  const read = async (asked: TextRequest) =>
    readImmersion((await drainGenerator(readable(ask(asked)))) ?? '', bounds)
  const asked = { prompt, answer: { schema: IMMERSION_SCHEMA } }
  const first = await read(asked)
  const second = first.choices ? first : await read({ ...asked, remark: REMARKS.json })
  const setup = second.setup ?? first.setup
  if (setup === null) throw new ProviderError('unreadable', 'twice no closer look')
  const choices = second.choices ?? ['', '']
  refuseUnfit([setup, ...choices].join('\n'), guarding)
  return { narrative: '', setup, choices: [...choices], manifest: prompt.manifest }
}

/** Adds the style of the model, and a mark that detects leaks. */
const toldBy = ({ settings: { style } }: ModelBinding, request: NarrationRequest) => ({
  ...request,
  mark: markOf(request),
  style,
})

/** Share of the context that remains unused, because the number of tokens is an estimate. */
const MARGIN = 0.1

const promptRoom = ({ settings: { context_tokens, max_output_tokens } }: ModelBinding): number =>
  Math.floor((context_tokens - max_output_tokens) * (1 - MARGIN))

type TurnTeller = Pick<ConnectedNarrator, 'tell' | 'withinMs'>

function tellTurns({
  binding,
  provider,
  policy,
  credits,
  moderator,
}: StorytellerParts): TurnTeller {
  const limits = { ...textLimits(policy, binding), model: binding, credits }
  const tellWithin = (room: number): NarrateStream =>
    async function* tell(request, signal, isSafer) {
      const bare = assemblePrompt(request, room)
      const guarding = { hidden: hiddenIn(request), rating: request.canon?.rating ?? 'family' }
      const changing = `${bare.changing}\n\n${REMARKS.safer}`
      const prompt = isSafer ? { ...bare, changing } : bare
      const ask: Ask = (asked) =>
        guarded(provider.call(generateText(binding, asked), limits, signal), guarding)
      if (request.ruling.kind === 'immerse') {
        return await tellImmersion(ask, prompt, { guarding, bounds: boundsOf(request) })
      }
      return yield* tellProse(ask, request, prompt)
    }
  const checked = (teller: NarrateStream) =>
    moderator ? withModeration(teller, moderator) : teller
  const room = promptRoom(binding)
  return {
    withinMs: limits.totalMs,
    async *tell(unmarked, signal) {
      const request = toldBy(binding, unmarked)
      try {
        return yield* checked(tellWithin(room))(request, signal, false)
      } catch (error) {
        const fault = toProviderError(error)
        if (fault.kind !== 'too_long') throw fault
        // Either the estimate was too low, or the context is smaller than configured.
        return yield* checked(tellWithin(Math.floor(room / 2)))(request, signal, false)
      }
    },
  }
}

interface AskingOnce {
  tokens?: { min?: number; max?: number }
  settings?: Partial<ModelBinding['settings']>
  slower?: number
  /** True for calls other than narration. They cost one credit of the daily budget. */
  isAside?: boolean
}

function askingOnce(
  { binding, provider, policy, credits }: ModelParts,
  { tokens: { min = 0, max = Infinity } = {}, settings, slower = 1, isAside }: AskingOnce = {},
) {
  const most = Math.min(Math.max(binding.settings.max_output_tokens, min), max)
  const asked = {
    ...binding,
    settings: { ...binding.settings, ...settings, max_output_tokens: most },
  }
  const limits = textLimits(policy, asked)
  const within = {
    ...limits,
    totalMs: limits.totalMs * slower,
    model: binding,
    credits: isAside ? 1 : credits,
    ...(isAside && { isAside }),
  }
  return (question: TextRequest, signal: AbortSignal) =>
    drainGenerator(provider.call(generateText(asked, question), within, signal))
}

/** Sampling for verdicts. It selects the most likely answer. */
const SURE = { temperature: 0, top_p: undefined }
/** Token limits. A verdict takes about twenty tokens, quoted contradictions take more. */
const VERDICT_TOKENS = 60
const CONTRADICTION_TOKENS = 200

/** Returns a call for a short judgement. The reasoning effort is low, because there are few tokens. */
function askingBriefly(parts: ModelParts, tokens: number) {
  const { reasoning_effort: effort } = parts.binding.settings
  const isQuick = effort === 'minimal' || effort === 'low'
  return askingOnce(parts, {
    tokens: { min: tokens, max: tokens },
    settings: { ...SURE, ...(!isQuick && { reasoning_effort: undefined }) },
    isAside: true,
  })
}

function judgeWords(parts: ModelParts): NonNullable<ConnectedNarrator['judge']> {
  const ask = askingBriefly(parts, VERDICT_TOKENS)
  const room = promptRoom(parts.binding)
  return async (question, request, signal) => {
    const prompt = judgingPrompt(question, assemblePrompt(toldBy(parts.binding, request), room))
    return readVerdict(await ask({ prompt, answer: { schema: VERDICT_SCHEMA } }, signal))
  }
}

function findContradictions(parts: ModelParts): ConnectedNarrator['findContradictions'] {
  const ask = askingBriefly(parts, CONTRADICTION_TOKENS)
  return async (passage, facts, signal) => {
    const prompt = contradictionPrompt(passage, facts)
    return readContradictions(
      await ask({ prompt, answer: { schema: CONTRADICTIONS_SCHEMA } }, signal),
    )
  }
}

/** Token limit of a summary. It is sufficient for a hundred words in any script. */
const SUMMARY_TOKENS = 500
const MOST_CONDENSED = 6000
/** Share of the context that is reserved for instructions and errors of the estimate. */
const CONDENSING_MARGIN = 0.25

function summarizeTurns(parts: ModelParts): NonNullable<ConnectedNarrator['condense']> {
  const { context_tokens, max_output_tokens } = parts.binding.settings
  const answered = Math.min(max_output_tokens, SUMMARY_TOKENS)
  const room = Math.floor((context_tokens - answered) * (1 - CONDENSING_MARGIN))
  const ask = askingOnce(parts, { tokens: { max: SUMMARY_TOKENS }, isAside: true })
  return async (request, signal) => {
    const prompt = summaryPrompt(request, Math.min(MOST_CONDENSED, room))
    const summary = proseOf(await ask({ prompt, answer: NO_BOUNDS }, signal), request.language)
    if (summary === null) throw new ProviderError('unreadable', 'no summary')
    refuseUnfit(summary, { hidden: promptOnly(prompt), rating: request.rating })
    return summary
  }
}

const promptOnly = ({ stable }: TextRequest['prompt']) => ({ mark: '', texts: [stable], open: [] })

async function hearWhole(
  words: string,
  guarding: TextGuard,
  { moderator, signal }: { moderator: Moderator | null; signal: AbortSignal },
): Promise<void> {
  refuseUnfit(words, guarding)
  if (moderator !== null && !(await moderator.isFine(words, signal))) {
    throw new ProviderError('harmful', 'made up what was flagged')
  }
}

function improvise(parts: StorytellerParts): NonNullable<ConnectedNarrator['improvise']> {
  const { binding, moderator } = parts
  const ask = askingOnce(parts)
  return async (unmarked, signal) => {
    expectModerator(moderator)
    const request = toldBy(binding, unmarked)
    const prompt = assemblePrompt(request, promptRoom(binding))
    const { open } = request.room ?? {}
    const schema = open ? PART_SCHEMA : IMPROVISATION_SCHEMA
    const answer = await ask({ prompt, answer: { schema } }, signal)
    const made = open
      ? readPart(answer, request.language, open.ending !== 'none')
      : readImprovisation(answer, request.language)
    const guarding = { hidden: hiddenIn(request), rating: request.canon?.rating ?? 'family' }
    await hearWhole(wordsOfImprovisation(made), guarding, { moderator, signal })
    return { made, manifest: prompt.manifest }
  }
}

/** Minimum token limit of a draft, because an outline takes more tokens than a turn. */
const DRAFT_TOKENS = 4000

/** Drafts stories. Each answer is checked as a whole before the author sees it. */
function draftStories(parts: StorytellerParts): Pick<ConnectedNarrator, 'outline' | 'writeScene'> {
  const { moderator } = parts
  const askOnce = askingOnce(parts, { tokens: { min: DRAFT_TOKENS }, slower: 2 })
  const draft = async <Draft>(
    {
      prompt,
      schema,
      signal,
    }: { prompt: TextRequest['prompt']; schema: object; signal: AbortSignal },
    read: (answer: string) => Draft,
    { wordsOf, rating }: { wordsOf: (draft: Draft) => string; rating: ContentRating },
  ) => {
    expectModerator(moderator)
    const drafted = read(await askOnce({ prompt, answer: { schema } }, signal))
    const guarding = { hidden: promptOnly(prompt), rating }
    await hearWhole(wordsOf(drafted), guarding, { moderator, signal })
    return drafted
  }
  return {
    outline: (idea, signal) =>
      draft(
        { prompt: outlinePrompt(idea), schema: SKETCH_SCHEMA, signal },
        (answer) => readSketch(answer, idea.language),
        { wordsOf: sketchWords, rating: idea.content_rating },
      ),
    writeScene: (scene, signal) => {
      const { language, content_rating: rating, outline, name } = scene
      const isEnding = outline.structure.nodes[name]?.choices.length === 0
      return draft(
        { prompt: writingPrompt(scene), schema: SCENE_SCHEMA, signal },
        (answer) => readScene(answer, { language, isEnding }),
        { wordsOf: wordsOfScene, rating },
      )
    },
  }
}

export const createStoryteller = (parts: StorytellerParts): ConnectedNarrator => ({
  ...tellTurns(parts),
  ...draftStories(parts),
  judge: judgeWords(parts),
  findContradictions: findContradictions(parts),
  condense: summarizeTurns(parts),
  improvise: improvise(parts),
})

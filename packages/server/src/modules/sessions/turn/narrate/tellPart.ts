import type { TextModelKey } from '@kathasagar/story/vocabulary'
import { untilAborted } from '@kathasagar/api/runtime/withDeadline'
import { fitPart } from '@kathasagar/engine/improvise/fitPart'
import type { Improvisation, OpenRoom, Room } from '@kathasagar/engine/world/improvisation'
import { asSeen, improvised, roomOf } from '@kathasagar/engine/improvise/improvise'
import type { NarrationRequest, PromptManifest } from '@kathasagar/engine/narration/narration'
import type { BegunTurn } from '@kathasagar/engine/turn/playTurn'

import type { PlayContext } from '../../context.ts'
import type { Refusal } from '../../../../platform/call.ts'
import type { Turn, TurnResult } from '../turn.ts'
import { resultOf, UNFIT } from './deliverNarration.ts'
import { blamed, narrationFaultOf, type NarrationFault } from './modelFault.ts'
import type { TextModel, Whose } from './modelPorts.ts'
import { connectedOnly, type Listener } from './narrateWithFallbacks.ts'

/** Time limits for one answer and for all models together, in ms. Each answer is checked before it is streamed. */
const ANSWER_MS = 60_000
const ALL_MS = 150_000

type TellerContext = Pick<PlayContext, 'textModels' | 'modelStates' | 'models' | 'reportFault'>
type PartRequest = NarrationRequest & { room: Room & { open: OpenRoom } }

interface ToldPart {
  begun: BegunTurn
  made: Improvisation
  manifest: PromptManifest
  isCloser: boolean
  key: TextModelKey
  whose: Whose | undefined
  fault: NarrationFault | null
}

/** Asks one model. If the answer does not fit, asks once more and states the reason. */
async function tellBy(
  { improvise, withinMs = ANSWER_MS }: TextModel,
  request: PartRequest,
  { signal, reportFault }: { signal: AbortSignal; reportFault: PlayContext['reportFault'] },
): Promise<Pick<ToldPart, 'made' | 'manifest'> | NarrationFault> {
  let { remark } = request.room.open
  let fault: NarrationFault = UNFIT
  for (const isLast of [false, true]) {
    if (!improvise) break
    const open = { ...request.room.open, ...(remark && { remark }) }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    try {
      const asked = { ...request, room: { ...request.room, open } }
      const { made, manifest } = await untilAborted(improvise(asked, limit), limit)
      const fit = fitPart(made, request, isLast)
      if (fit.made) return { made: fit.made, manifest }
      reportFault(new Error(`A part of an open story did not fit: ${fit.remark}`))
      remark = fit.remark
      fault = UNFIT
    } catch (error) {
      if (signal.aborted) throw error
      reportFault(error)
      fault = narrationFaultOf(error)
      // Another attempt helps only if the answer was unreadable.
      if (fault.code !== 'answer_unreadable') break
      remark = 'Answer with the JSON object alone.'
    }
  }
  return fault
}

/** A regenerated part does not end the story, because its first version did not. */
const AGAIN = {
  mayEnd: false,
  shouldEnd: false,
  mustEnd: false,
  remark: 'This part was told before. Tell it otherwise, in other words.',
}

export async function askForPart(
  ctx: TellerContext,
  begun: BegunTurn,
  request: NarrationRequest,
  { signal, isAgain = false }: { signal: AbortSignal; isAgain?: boolean },
): Promise<ToldPart | Refusal> {
  const room = roomOf(begun)
  if (!room?.open) return { code: 'story_needs_model' }
  const open = isAgain ? { ...room.open, ...AGAIN } : room.open
  const asked: PartRequest = { ...request, graph: asSeen(begun).graph, room: { ...room, open } }
  const patience = AbortSignal.timeout(ALL_MS)
  let fault: NarrationFault | null = null
  for (const { key, whose } of connectedOnly(ctx, request.manner, () => fault)) {
    if (patience.aborted) break
    const bounds = { signal, reportFault: ctx.reportFault }
    const told = await tellBy(ctx.textModels(key, whose), { ...asked, manner: key }, bounds)
    if ('made' in told) {
      const isCloser = room.open.part === 'closer'
      return { ...told, begun: improvised(begun, told.made, room), isCloser, key, whose, fault }
    }
    if (told.code === 'content_refused') return { code: told.code }
    fault ??= told
  }
  const { code, retryAfter } = blamed(fault ?? UNFIT, ctx.modelStates, request.manner)
  return { code, ...(retryAfter !== undefined && { retry_after: retryAfter }) }
}

/** Generates the next part of an open story. Returns a refusal, free of charge, if every connected model fails. */
export async function tellPart(
  ctx: PlayContext,
  turn: Turn,
  request: NarrationRequest,
  { onText, signal }: Listener,
): Promise<TurnResult | Refusal> {
  const isAgain = turn.retold !== null
  const part = await askForPart(ctx, turn.begun, request, { signal, isAgain })
  if ('code' in part) return part
  const { begun, made, manifest, isCloser, key, whose, fault } = part
  onText(made.text)
  const text = isCloser
    ? { narrative: '', setup: made.text }
    : { narrative: made.text, setup: null }
  const telling = { ...text, choices: [], manifest }
  const told = { telling, model_used: key, fault, isFallback: whose !== undefined }
  return resultOf(ctx, { ...turn, begun }, told)
}

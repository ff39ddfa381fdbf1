import { adminModelsCalls } from '../../client/calls.ts'
import { readEvents } from '../../client/readEvents.ts'
import type { TriedModel, TryEvent } from '../../contract/adminModels.ts'
import type { BodyOf } from '../../contract/routes/routes.ts'
import { askStreamed, toldRefusal, type Ask, type Asked } from '../../client/askStreamed.ts'

export interface TellTryArgs {
  tried: BodyOf<'tryModel'>
  ask: Ask
  /** The words told so far, whole. */
  onText: (text: string) => void
}

/** Reads a try to its end; null where the stream broke off before it. */
async function readTry(
  body: ReadableStream<Uint8Array>,
  onText: TellTryArgs['onText'],
): Promise<Asked<TriedModel> | null> {
  let text = ''
  let end: Asked<TriedModel> | null = null
  const heard = (event: TryEvent) => {
    if (event.event === 'delta') onText((text += event.data.text))
    else if (event.event === 'result') end = { data: event.data }
    else end = toldRefusal(event.data)
  }
  const schemas = await import('../../contract/adminModels.ts')
  await readEvents(body, schemas.TryEvent, heard).catch(() => undefined)
  return end
}

/** Has a model try a scene and follows its words to the end. It is never asked twice: it costs. */
export const tellTry = ({ tried, ask, onText }: TellTryArgs): Promise<Asked<TriedModel>> =>
  askStreamed({ call: adminModelsCalls.call('tryModel', { body: tried }), ask }, (body) =>
    readTry(body, onText),
  )

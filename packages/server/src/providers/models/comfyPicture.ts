import * as z from 'zod/mini'

import { askJson, askPath, type PlainServer } from './askJson.ts'
import { comfyWorkflow } from './comfyWorkflow.ts'
import type { PaintPrompt } from './paintPrompt.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'

/** How often is asked whether a picture is done. */
const POLL_MS = 500

const Queued = z.object({ prompt_id: z.string() })
const ImagePlace = z.object({
  filename: z.string(),
  subfolder: z._default(z.string(), ''),
  type: z._default(z.string(), 'output'),
})
const Done = z.object({
  outputs: z._default(
    z.record(z.string(), z.object({ images: z.optional(z.array(ImagePlace)) })),
    {},
  ),
  status: z.optional(z.object({ status_str: z.optional(z.string()) })),
})
const History = z.record(z.string(), z.unknown())

export interface ComfyParts {
  binding: ModelBinding
  asked: PaintPrompt
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

const unreadable = (why: string) => new ProviderFault('unreadable', why)

/** Puts a workflow into the queue and answers its id. */
async function queue(server: PlainServer, { binding, asked }: ComfyParts): Promise<string> {
  const answer = await askJson(server, '/prompt', { prompt: comfyWorkflow(binding, asked) })
  const { success, data } = Queued.safeParse(answer)
  if (!success) throw unreadable('not queued')
  return data.prompt_id
}

/** Waits until a picture is done, and answers where it lies. */
async function placeOf(server: PlainServer, id: string, { pause, signal }: ComfyParts) {
  while (!signal.aborted) {
    const history = History.safeParse(await askJson(server, `/history/${encodeURIComponent(id)}`))
    if (!history.success) throw unreadable('no history')
    const entry = history.data[id]
    if (entry !== undefined) return imageIn(entry)
    await pause(POLL_MS, signal)
  }
  throw new ProviderFault('timeout', 'called off')
}

function imageIn(entry: unknown): z.infer<typeof ImagePlace> {
  const { success, data } = Done.safeParse(entry)
  if (!success) throw unreadable('a strange history')
  // Most often for want of memory, which may pass.
  if (data.status?.status_str === 'error') throw new ProviderFault('overloaded', 'gave up drawing')
  const [image] = Object.values(data.outputs).flatMap(({ images }) => images ?? [])
  if (image === undefined) throw unreadable('no picture')
  return image
}

/** Has ComfyUI draw: a workflow is queued, its history asked for until it is done, the file fetched. */
export async function comfyPicture(server: PlainServer, parts: ComfyParts): Promise<Buffer> {
  const id = await queue(server, parts)
  const { filename, subfolder, type } = await placeOf(server, id, parts)
  const file = new URLSearchParams({ filename, subfolder, type })
  const response = await askPath(server, `/view?${file.toString()}`)
  return Buffer.from(await response.arrayBuffer())
}

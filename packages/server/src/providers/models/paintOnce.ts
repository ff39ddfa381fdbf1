import { noteUse } from '../callMeter.ts'
import { countedOf } from './countedTokens.ts'
import type { PaintPrompt } from './paintPrompt.ts'
import { mimeOf } from './pictureBytes.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { imageModel } from './sdkModels.ts'
import type { Attempt } from './tryOnce.ts'

const isSize = (size: string): size is `${number}x${number}` => /^\d+x\d+$/.test(size)

/** Models that these protocols show a picture to, by how their providers name them. */
const SEES = /^(gpt-image|gemini-)/

const ALIKE =
  'The picture beside these words was painted before for the same story: paint people, line and colours as there, and the place anew.'

/** What a model is asked with: the words alone, or with a picture to look at, if it is one that can be. */
const askedWith = ({ model }: ModelBinding, { prompt, reference }: PaintPrompt) =>
  reference && SEES.test(model) && mimeOf(Buffer.from(reference)) !== null
    ? { text: `${prompt}\n${ALIKE}`, images: [reference] }
    : prompt

/** Draws a picture by a client library. */
async function sdkPicture(
  binding: ModelBinding,
  asked: PaintPrompt,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<Buffer> {
  const { size = '' } = binding
  const { generateImage } = await import('ai')
  const { image, usage } = await generateImage({
    model: await imageModel(binding, fetch),
    prompt: askedWith(binding, asked),
    n: 1,
    ...(isSize(size) ? { size } : {}),
    maxRetries: 0,
    abortSignal: signal,
  })
  // Whatever it shows, it was painted.
  noteUse(binding, { ...countedOf(usage), pictures: 1 })
  return Buffer.from(image.uint8Array)
}

/** Returns an attempt that asks for a picture once. */
export function paintOnce(binding: ModelBinding, asked: PaintPrompt): Attempt<Buffer> {
  return async function* attempt(line, signal) {
    yield* []
    return sdkPicture(binding, asked, { fetch: line.fetch, signal })
  }
}

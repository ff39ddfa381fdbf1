import { noteUse } from '../callMeter.ts'
import type { CallPolicy } from './callPolicy.ts'
import { comfyPicture } from './comfyPicture.ts'
import { countedOf } from './countedTokens.ts'
import type { PaintPrompt } from './paintPrompt.ts'
import { mimeOf } from './pictureBytes.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { imageModel } from './sdkModels.ts'
import type { Attempt } from './tryOnce.ts'
import { webuiPicture } from './webuiPicture.ts'

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

/** Asks by a client library; none of these protocols takes a seed or a second text. */
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

/** A picture of a server that counts nothing itself. */
function counted(binding: ModelBinding, picture: Buffer): Buffer {
  noteUse(binding, { pictures: 1 })
  return picture
}

/** Asks for a picture once, as the provider's kind wants to be asked. */
export function paintOnce(
  binding: ModelBinding,
  asked: PaintPrompt,
  pause: CallPolicy['pause'],
): Attempt<Buffer> {
  const { provider } = binding
  return async function* attempt(line, signal) {
    yield* []
    switch (provider.kind) {
      case 'stable-diffusion-webui':
        return counted(binding, await webuiPicture({ provider, line }, binding, asked))
      case 'comfyui':
        return counted(
          binding,
          await comfyPicture({ provider, line }, { binding, asked, pause, signal }),
        )
      default:
        return sdkPicture(binding, asked, { fetch: line.fetch, signal })
    }
  }
}

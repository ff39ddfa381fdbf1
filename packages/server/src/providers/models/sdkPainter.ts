import type { ImageModel } from '../../modules/sessions/index.ts'
import type { CallPolicy } from './callPolicy.ts'
import { modelCaptionOf } from '../images/pictureCaptions.ts'
import { labelPicture } from './labelPicture.ts'
import type { OpenProvider } from './openProvider.ts'
import { paintPrompt, type PaintPrompt } from './paintPrompt.ts'
import { mimeOf } from './pictureBytes.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { noteUse } from '../callMeter.ts'
import { countedOf } from './countedTokens.ts'
import { imageModel } from './sdkModels.ts'
import type { Attempt } from './tryOnce.ts'

const isSize = (size: string): size is `${number}x${number}` => /^\d+x\d+$/.test(size)

/** Names of models that take a picture as input. */
const SEES = /^(gpt-image|gemini-)/

const ALIKE =
  'The picture beside these words was painted before for the same story: paint people, line and colours as there, and the place anew.'

/** Returns the prompt, with the reference picture if the model takes one. */
const askedWith = ({ model }: ModelBinding, { prompt, reference }: PaintPrompt) =>
  reference && SEES.test(model) && mimeOf(Buffer.from(reference)) !== null
    ? { text: `${prompt}\n${ALIKE}`, images: [reference] }
    : prompt

/** Returns an attempt that asks a client library for a picture once. */
function paintOnce(binding: ModelBinding, asked: PaintPrompt): Attempt<Buffer> {
  const { size = '' } = binding
  return async function* attempt({ fetch }, abortSignal) {
    yield* []
    const { generateImage } = await import('ai')
    const { image, usage } = await generateImage({
      model: await imageModel(binding, fetch),
      prompt: askedWith(binding, asked),
      n: 1,
      ...(isSize(size) ? { size } : {}),
      maxRetries: 0,
      abortSignal,
    })
    // The picture costs the same whether it can be used or not.
    noteUse(binding, { ...countedOf(usage), pictures: 1 })
    return Buffer.from(image.uint8Array)
  }
}

const BIGGEST_BYTES = 5 * 2 ** 20

interface PainterParts {
  binding: ModelBinding
  provider: OpenProvider
  policy: CallPolicy
  /** What a picture counts for in the day's budget. */
  credits: number
  now: () => Date
}

/**
 * Returns a painter behind a provider. Checks the format by the bytes alone, and labels the file as
 * made by a model.
 */
export function sdkPainter({ binding, provider, policy, credits, now }: PainterParts): ImageModel {
  return {
    paint: async (request, signal) => {
      const attempt = paintOnce(binding, paintPrompt(request))
      const limits = { ...policy.image, model: binding, credits }
      const painting = await provider.call(attempt, limits, signal).next()
      if (painting.done !== true) throw new ProviderFault('unreadable', 'no picture')
      const mime = mimeOf(painting.value)
      if (mime === null) throw new ProviderFault('unreadable', 'no PNG, JPEG or WebP')
      if (painting.value.length > BIGGEST_BYTES) throw new ProviderFault('unreadable', 'over 5 MB')
      const bytes = labelled(painting.value, mime, { model: binding.key, at: now() })
      return { bytes, mime, style: modelCaptionOf(request) }
    },
  }
}

function labelled(...[picture, mime, label]: Parameters<typeof labelPicture>): Buffer {
  try {
    return labelPicture(picture, mime, label)
  } catch {
    throw new ProviderFault('unreadable', `a broken ${mime}`)
  }
}

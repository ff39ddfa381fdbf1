import { describeScene } from '@kathasagar/painter'
import type { ImageModel, ImageModelKey } from '../../services/sessions/turn/modelPorts.ts'
import type { CallPolicy } from './callPolicy.ts'
import { noteUse } from '../callMeter.ts'
import { countedOf } from './countedTokens.ts'
import { labelPicture } from './labelPicture.ts'
import type { OpenProvider } from './openProvider.ts'
import type { Attempt } from './tryOnce.ts'
import { mimeOf } from './pictureBytes.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { imageModel } from './sdkModels.ts'

/** How each painter is asked to paint, and what its caption says. */
const MANNERS: Readonly<Record<ImageModelKey, { ask: string; caption: string }>> = {
  vishvakarma: {
    ask: 'Grand Indian architecture, carved stone, deep perspective, the light of a temple hall.',
    caption: 'AI generated: halls and towers in the manner of Vishvakarma',
  },
  chitrakar: {
    ask: 'Palm-leaf engraving and Pattachitra line: fine black lines, few flat colours, a border.',
    caption: 'AI generated: palm-leaf line in the manner of Chitrakar',
  },
  ajanta: {
    ask: 'Ancient cave mural: ochre, terracotta and lampblack, soft outlines, worn plaster.',
    caption: 'AI generated: mural ochres in the manner of Ajanta',
  },
  ravivarma: {
    ask: 'Nineteenth-century Indian oleograph: oil light, rich cloth, calm faces.',
    caption: 'AI generated: oleograph light in the manner of Ravi Varma',
  },
}

const RULES =
  'An illustration, no photograph. No lettering, no frame with text, nothing cruel, nothing sexual.'

const BIGGEST_BYTES = 5 * 2 ** 20

interface PainterParts {
  binding: ModelBinding
  provider: OpenProvider
  policy: CallPolicy
  /** What a picture counts for in the day's budget. */
  credits: number
  now: () => Date
}

const isSize = (size: string): size is `${number}x${number}` => /^\d+x\d+$/.test(size)

function paintOnce(binding: ModelBinding, prompt: string): Attempt<Buffer> {
  return async function* attempt(line, signal) {
    yield* []
    const { generateImage } = await import('ai')
    const { size = '' } = binding
    const { image, usage } = await generateImage({
      model: await imageModel(binding, line.fetch),
      prompt,
      n: 1,
      ...(isSize(size) ? { size } : {}),
      maxRetries: 0,
      abortSignal: signal,
    })
    // Whatever it shows, it was painted.
    noteUse(binding, { ...countedOf(usage), pictures: 1 })
    return Buffer.from(image.uint8Array)
  }
}

/**
 * A painter behind a provider. What comes back is believed only so far as its bytes prove it, and
 * carries the mark of a model's work in the file itself.
 */
export function sdkPainter({ binding, provider, policy, credits, now }: PainterParts): ImageModel {
  return {
    paint: async ({ scene, manner }, signal) => {
      const prompt = [describeScene(scene, 'en'), MANNERS[manner].ask, RULES].join('\n')
      const limits = { ...policy.image, model: binding, credits }
      const painting = await provider.call(paintOnce(binding, prompt), limits, signal).next()
      if (painting.done !== true) throw new ProviderFault('unreadable', 'no picture')
      const mime = mimeOf(painting.value)
      if (mime === null) throw new ProviderFault('unreadable', 'no PNG, JPEG or WebP')
      if (painting.value.length > BIGGEST_BYTES) throw new ProviderFault('unreadable', 'over 5 MB')
      const bytes = labelled(painting.value, mime, { model: binding.key, at: now() })
      return { bytes, mime, style: MANNERS[manner].caption }
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

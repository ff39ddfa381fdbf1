import type { ImageModel } from '../../services/sessions/turn/modelPorts.ts'
import type { CallPolicy } from './callPolicy.ts'
import { modelCaptionOf } from '../images/pictureCaptions.ts'
import { labelPicture } from './labelPicture.ts'
import type { OpenProvider } from './openProvider.ts'
import { paintOnce } from './paintOnce.ts'
import { paintPrompt } from './paintPrompt.ts'
import { mimeOf } from './pictureBytes.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'

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
 * A painter behind a provider. What comes back is believed only so far as its bytes prove it, and
 * carries the mark of a model's work in the file itself.
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

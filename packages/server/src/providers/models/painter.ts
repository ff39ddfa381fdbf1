import { describeScene } from '@kathasagar/painter'

import type { ImageModel, ImageModelKey, PaintRequest } from '../../modules/sessions/index.ts'
import { noteUse } from '../callMeter.ts'
import { modelCaptionOf } from '../images/pictureCaptions.ts'
import { labelPicture } from '../images/renderImage.ts'
import type { CallPolicy } from './callPolicy.ts'
import { tokenUsage } from './generateText.ts'
import type { Attempt, OpenProvider } from './openProvider.ts'
import { ProviderError } from './providerError.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { imageModel } from './sdkModels.ts'

const MANNERS: Readonly<Record<ImageModelKey, string>> = {
  vishvakarma:
    'Grand Indian architecture, carved stone, deep perspective, the light of a temple hall.',
  chitrakar:
    'Palm-leaf engraving and Pattachitra line: fine black lines, few flat colours, a border.',
  ajanta: 'Ancient cave mural: ochre, terracotta and lampblack, soft outlines, worn plaster.',
  ravivarma: 'Nineteenth-century Indian oleograph: oil light, rich cloth, calm faces.',
}
const RULES =
  'An illustration, no photograph. No lettering, no frame with text, nothing cruel, nothing sexual.'
const ALIKE =
  'The picture beside these words was painted before for the same story: paint people, line and colours as there, and the place anew.'

function wordsFor({ scene, brief, manner }: PaintRequest): string {
  const people = brief.people.map(({ name, look }) => (look ? `${name}, ${look}` : name)).join('; ')
  const parts = [
    [brief.title, describeScene(scene, 'en')].filter(Boolean).join('. ') + '.',
    people && `Who is there, looking the same in every picture: ${people}.`,
    brief.text && `What is told there: ${brief.text}`,
    MANNERS[manner],
    RULES,
  ]
  return parts.filter(Boolean).join('\n')
}

const SIGNATURES = [
  ['image/png', '89504e470d0a1a0a', ''],
  ['image/jpeg', 'ffd8ff', ''],
  ['image/webp', '52494646', '57454250'],
] as const

/** Returns the type of an image by its first bytes, because the declared type may be wrong. Null if unknown. */
export function mimeOf(bytes: Buffer) {
  const head = bytes.toString('hex', 0, 12)
  const found = SIGNATURES.find(([, start, form]) => head.startsWith(start) && head.endsWith(form))
  return found?.[0] ?? null
}

const SEES = /^(gpt-image|gemini-)/
const isSize = (size: string): size is `${number}x${number}` => /^\d+x\d+$/.test(size)

function paintOnce(binding: ModelBinding, request: PaintRequest): Attempt<Buffer> {
  const { size = '' } = binding.settings
  const { reference } = request
  const words = wordsFor(request)
  const isShown = reference && SEES.test(binding.model) && mimeOf(Buffer.from(reference)) !== null
  return async function* attempt({ fetch }, abortSignal) {
    yield* []
    const { generateImage } = await import('ai')
    const { image, usage } = await generateImage({
      model: await imageModel(binding, fetch),
      prompt: isShown ? { text: `${words}\n${ALIKE}`, images: [reference] } : words,
      n: 1,
      ...(isSize(size) ? { size } : {}),
      maxRetries: 0,
      abortSignal,
    })
    // An unusable image costs the same as a usable one.
    noteUse(binding, { ...tokenUsage(usage), pictures: 1 })
    return Buffer.from(image.uint8Array)
  }
}

const BIGGEST_BYTES = 5 * 2 ** 20

interface PainterParts {
  binding: ModelBinding
  provider: OpenProvider
  policy: CallPolicy
  credits: number
  now: () => Date
}

const unreadable = (reason: string) => new ProviderError('unreadable', reason)

export function createPainter({
  binding,
  provider,
  policy,
  credits,
  now,
}: PainterParts): ImageModel {
  return {
    paint: async (request, signal) => {
      const limits = { ...policy.image, model: binding, credits }
      const painting = await provider.call(paintOnce(binding, request), limits, signal).next()
      if (painting.done !== true) throw unreadable('no picture')
      const mime = mimeOf(painting.value)
      if (mime === null) throw unreadable('no PNG, JPEG or WebP')
      if (painting.value.length > BIGGEST_BYTES) throw unreadable('over 5 MB')
      const label = { model: binding.key, at: now() }
      const bytes = await labelPicture(painting.value, label).catch(() => {
        throw unreadable(`a broken ${mime}`)
      })
      return { bytes, mime, style: modelCaptionOf(request) }
    },
  }
}

import type { PaintPrompt } from './paintPrompt.ts'
import { sizeOf } from './pictureSize.ts'
import type { ModelBinding } from './readModelsFile.ts'

const STEPS = 25
const GUIDANCE = 7

/** An output of a node, by the node's name and its place. */
const from = (node: string, output = 0): [string, number] => [node, output]

const textNode = (text: string) => ({
  class_type: 'CLIPTextEncode',
  inputs: { text, clip: from('checkpoint', 1) },
})

/** The least that ComfyUI needs to draw a picture from words, in its format of the API. */
export const comfyWorkflow = (
  binding: ModelBinding,
  { prompt, avoided, seed }: PaintPrompt,
): Record<string, { class_type: string; inputs: Record<string, unknown> }> => ({
  checkpoint: {
    class_type: 'CheckpointLoaderSimple',
    inputs: { ckpt_name: binding.model },
  },
  wanted: textNode(prompt),
  avoided: textNode(avoided),
  canvas: { class_type: 'EmptyLatentImage', inputs: { ...sizeOf(binding), batch_size: 1 } },
  drawing: {
    class_type: 'KSampler',
    inputs: {
      model: from('checkpoint'),
      positive: from('wanted'),
      negative: from('avoided'),
      latent_image: from('canvas'),
      seed,
      steps: STEPS,
      cfg: GUIDANCE,
      sampler_name: 'euler',
      scheduler: 'normal',
      denoise: 1,
    },
  },
  picture: {
    class_type: 'VAEDecode',
    inputs: { samples: from('drawing'), vae: from('checkpoint', 2) },
  },
  file: {
    class_type: 'SaveImage',
    inputs: { images: from('picture'), filename_prefix: 'kathasagar' },
  },
})

import * as z from 'zod/mini'

import { askJson, type PlainServer } from './askJson.ts'
import type { PaintPrompt } from './paintPrompt.ts'
import { LOADED_MODEL, sizeOf } from './pictureSize.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'

const Drawn = z.object({ images: z.array(z.string()), info: z.optional(z.string()) })
const Info = z.object({ sd_model_name: z.string(), sd_model_hash: z.optional(z.string()) })

const STEPS = 25
const GUIDANCE = 7

/** Some versions send an address of data where others send base64 alone. */
const base64Of = (image: string): string => image.slice(image.indexOf(',') + 1)

function infoOf(info: string | undefined): z.infer<typeof Info> | undefined {
  try {
    return Info.safeParse(JSON.parse(info ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A checkpoint that the server does not have is passed over in silence: only what it used tells. */
function refuseOther({ model }: ModelBinding, used: z.infer<typeof Info> | undefined): void {
  if (used === undefined || model === LOADED_MODEL) return
  const asked = model.toLowerCase()
  const isIt = [used.sd_model_name, used.sd_model_hash].some(
    (name) => name && asked.includes(name.toLowerCase()),
  )
  if (!isIt) throw new ProviderFault('model_gone', 'another checkpoint was used')
}

/** Has Stable Diffusion's web UI draw (`/sdapi/v1/txt2img`, as AUTOMATIC1111, Forge and SD.Next answer it). */
export async function webuiPicture(
  server: PlainServer,
  binding: ModelBinding,
  { prompt, avoided, seed }: PaintPrompt,
): Promise<Buffer> {
  const answer = await askJson(server, '/sdapi/v1/txt2img', {
    prompt,
    negative_prompt: avoided,
    seed,
    ...sizeOf(binding),
    steps: STEPS,
    cfg_scale: GUIDANCE,
    batch_size: 1,
    n_iter: 1,
    ...(binding.model === LOADED_MODEL
      ? {}
      : { override_settings: { sd_model_checkpoint: binding.model } }),
  })
  const { success, data } = Drawn.safeParse(answer)
  const [image] = success ? data.images : []
  if (image === undefined) throw new ProviderFault('unreadable', 'no picture')
  refuseOther(binding, infoOf(data?.info))
  return Buffer.from(base64Of(image), 'base64')
}

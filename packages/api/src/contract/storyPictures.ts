import * as z from 'zod/mini'

/** A picture of a story's own, byte for byte. */
export const PictureRequest = z.strictObject({ base64: z.string() })
export type PictureRequest = z.infer<typeof PictureRequest>

/** Where a picture is kept that was brought with a story. */
export const KeptPicture = z.object({
  /** Path of this site, to be named by a plate. */
  image_url: z.string(),
})
export type KeptPicture = z.infer<typeof KeptPicture>

/** Where pictures of stories stand, each under the hash of its bytes. */
export const PICTURES_PATH = '/images/plates'

const KEPT = /^\/api\/v1\/images\/plates\/([0-9a-f]{64})\.webp$/

/** The hash of the kept picture that an address names; null for every other address. */
export const keptPictureIn = (address: string): string | null => KEPT.exec(address)?.[1] ?? null

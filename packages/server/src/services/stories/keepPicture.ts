import type { KeptPicture, PictureRequest } from '@kathasagar/api/contract'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { storePicture } from '../images/storePicture.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

/** Keeps a picture that plates of the caller's stories may name. */
export async function keepPicture(
  ports: Ports,
  user: StoredUser,
  { base64 }: PictureRequest,
): Promise<KeptPicture | Refusal> {
  const unfit = refuseAuthor(ports.authors, user)
  if (unfit) return unfit
  const stored = await storePicture(ports, {
    userId: user.id,
    bytes: Buffer.from(base64, 'base64'),
    mostPixels: PICTURE_LIMITS.pixelsMax,
  })
  return isRefusal(stored) ? stored : { image_url: stored.image_url }
}

import type { Upload, UploadRequest } from '@kathasagar/api/contract'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { presentUpload } from './presentUpload.ts'
import { storePicture } from './storePicture.ts'

/** Keeps a picture that the caller's stories, and their avatar, may show. */
export async function uploadPicture(
  ports: Ports,
  user: StoredUser,
  { base64 }: UploadRequest,
): Promise<Upload | Refusal> {
  const unfit = refuseAuthor(ports.authors, user)
  if (unfit) return unfit
  const stored = await storePicture(ports, {
    userId: user.id,
    bytes: Buffer.from(base64, 'base64'),
    mostPixels: PICTURE_LIMITS.pixelsMax,
  })
  return isRefusal(stored) ? stored : presentUpload(stored)
}

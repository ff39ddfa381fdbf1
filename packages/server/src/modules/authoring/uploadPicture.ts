import type { Upload } from '@kathasagar/api/contract'
import { storedPictureAddress, PICTURE_WIDTHS } from '@kathasagar/story/storedPicture'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'

import { type Call, isRefusal } from '../../platform/call.ts'
import { refuseAuthor } from '../../platform/policies.ts'
import { storePicture, type UploadContext, type UploadRow } from '../pictures/index.ts'
import type { AuthoringContext } from './context.ts'

export function presentUpload({ hash, has_small, has_middle, ...upload }: UploadRow): Upload {
  const has = [has_small, has_middle]
  return {
    id: hash,
    image_url: storedPictureAddress(hash),
    narrower: PICTURE_WIDTHS.filter((_, at) => has[at]).map((width) => ({
      width,
      image_url: storedPictureAddress(hash, width),
    })),
    width: upload.width,
    height: upload.height,
    bytes: upload.bytes,
    uploaded_at: upload.uploaded_at.toISOString(),
  }
}

export const uploadPicture: Call<'uploadPicture', AuthoringContext & UploadContext> = async (
  ctx,
  { user, body },
) => {
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const bytes = Buffer.from(body.base64, 'base64')
  const mostPixels = PICTURE_LIMITS.pixelsMax
  const stored = await storePicture(ctx, { userId: user.id, bytes, mostPixels })
  return isRefusal(stored) ? stored : presentUpload(stored)
}

import type { Upload } from '@kathasagar/api/contract'
import { keptPictureAddress, PICTURE_WIDTHS } from '@kathasagar/story/keptPicture'

import type { StoredUpload } from './ports.ts'

/** A picture as its owner is told of it. */
export function presentUpload({ hash, has_small, has_middle, ...upload }: StoredUpload): Upload {
  const has = [has_small, has_middle]
  return {
    id: hash,
    image_url: keptPictureAddress(hash),
    narrower: PICTURE_WIDTHS.filter((_, at) => has[at]).map((width) => ({
      width,
      image_url: keptPictureAddress(hash, width),
    })),
    width: upload.width,
    height: upload.height,
    bytes: upload.bytes,
    uploaded_at: upload.uploaded_at.toISOString(),
  }
}

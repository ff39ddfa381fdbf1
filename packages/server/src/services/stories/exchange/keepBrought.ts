import { keptPictureAddress } from '@kathasagar/story/keptPicture'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import { keepPictures, type ImportedStory } from '@kathasagar/interchange'

import { storePicture, type PicturePorts } from '../../images/storePicture.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'

/** Keeps the pictures that came with a story, as far as their files and the quota of its author let. */
export function keepBrought(
  ports: PicturePorts,
  userId: string,
  story: ImportedStory,
): Promise<ImportedStory> {
  let left: number = PICTURE_LIMITS.pixelsMax
  return keepPictures(story, async (bytes) => {
    const stored = await storePicture(ports, { userId, bytes, mostPixels: left })
    if (isRefusal(stored)) return { fault: faultIn(stored) }
    left -= stored.pixels
    return { image_url: keptPictureAddress(stored.hash) }
  })
}

/** As the rest of a sentence. */
function faultIn({ detail }: Refusal): string {
  const words = Array.isArray(detail) ? detail[0]?.msg : detail
  return words?.replace(/^./u, (sign) => sign.toLowerCase()) ?? 'it could not be kept'
}

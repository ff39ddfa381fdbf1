import { keptPictureIn } from '@kathasagar/story/keptPicture'
import type { ReadPicture } from '@kathasagar/interchange'

import type { Ports } from '../../ports.ts'

/** Reads the pictures that are kept in this installation, for a story that leaves it. */
export const keptPictureReader =
  ({ storyPictures }: Ports['store']['repositories']): ReadPicture =>
  async (address) => {
    const hash = keptPictureIn(address)
    return hash === null ? null : ((await storyPictures.findPicture(hash)) ?? null)
  }

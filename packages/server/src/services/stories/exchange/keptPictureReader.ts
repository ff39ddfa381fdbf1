import { keptPictureIn } from '@kathasagar/story/keptPicture'
import type { ReadPicture } from '@kathasagar/interchange'

import { readKeptPicture } from '../../images/pictureObjects.ts'
import type { Ports } from '../../ports.ts'

/** Reads the pictures that are kept in this installation, for a story that leaves it. */
export const keptPictureReader =
  (ports: Pick<Ports, 'store' | 'objectStore'>): ReadPicture =>
  async (address) => {
    const hash = keptPictureIn(address)
    return hash === null ? null : ((await readKeptPicture(ports, hash)) ?? null)
  }

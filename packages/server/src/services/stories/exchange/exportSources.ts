import { keptPictureIn } from '@kathasagar/story/keptPicture'
import type { ExportSources } from '@kathasagar/interchange'

import { readKeptPicture } from '../../images/pictureObjects.ts'
import type { Ports } from '../../ports.ts'

/** Reads the stored pictures and pages of this installation for an export. */
export const exportSources = (ports: Pick<Ports, 'store' | 'objectStore'>): ExportSources => ({
  readPicture: async (address) => {
    const hash = keptPictureIn(address)
    return hash === null ? null : ((await readKeptPicture(ports, hash)) ?? null)
  },
  readPage: async (hash) => (await ports.store.repositories.storyPages.findPage(hash)) ?? '',
})

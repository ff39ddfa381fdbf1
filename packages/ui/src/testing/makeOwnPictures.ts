import { makeUpload } from '@kathasagar/api/testing'

import type { OwnPictures } from '../features/authoring/model/ownPictures.ts'

const MEGABYTE = 1024 * 1024

/** Creates the uploads of an author: two images that use 3 of 200 MB. */
export const makeOwnPictures = (given: Partial<OwnPictures> = {}): OwnPictures => ({
  upload: async () => ({ fault: 'picturesFull' }),
  list: async () => ({
    uploads: [
      makeUpload({ uploaded_at: '2026-03-02T10:00:00.000Z' }),
      makeUpload({ id: 'b'.repeat(64), narrower: [] }),
    ],
    next: null,
    bytes: 3 * MEGABYTE,
    bytes_max: 200 * MEGABYTE,
  }),
  remove: async () => null,
  ...given,
})

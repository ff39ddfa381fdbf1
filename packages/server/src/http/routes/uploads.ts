import { deleteUpload } from '../../services/images/deleteUpload.ts'
import { listUploads } from '../../services/images/listUploads.ts'
import { uploadPicture } from '../../services/images/uploadPicture.ts'
import { keepStoryPage } from '../../services/storyPages/keepStoryPage.ts'
import type { Handlers } from '../call.ts'

export const uploadRoutes = {
  uploadPicture: ({ ports, caller, body }) => uploadPicture(ports, caller.user, body),
  keepStoryPage: ({ ports, caller, body }) => keepStoryPage(ports, caller.user, body),
  listUploads: ({ ports, caller: { user }, query }) => listUploads(ports, user.id, query),
  deleteUpload: ({ ports, caller: { user }, params }) =>
    deleteUpload(ports, user.id, params.upload_id),
} satisfies Partial<Handlers>

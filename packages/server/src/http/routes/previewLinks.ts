import { beginPreview } from '../../services/previewLinks/beginPreview.ts'
import { createPreviewLink } from '../../services/previewLinks/createPreviewLink.ts'
import { getPreview } from '../../services/previewLinks/getPreview.ts'
import { getPreviewLink } from '../../services/previewLinks/getPreviewLink.ts'
import { revokePreviewLink } from '../../services/previewLinks/revokePreviewLink.ts'
import { ofStory, type Handlers } from '../call.ts'

export const previewLinkRoutes = {
  createPreviewLink: (call) => createPreviewLink(call.ports, ofStory(call)),
  getPreviewLink: (call) => getPreviewLink(call.ports, ofStory(call)),
  revokePreviewLink: (call) => revokePreviewLink(call.ports, ofStory(call)),

  getPreview: ({ ports, caller, params }) =>
    getPreview(ports, { code: params.preview_code, reader: caller?.user ?? null }),

  beginPreview: ({ ports, caller, params }) =>
    beginPreview(ports, { code: params.preview_code, user: caller.user }),
} satisfies Partial<Handlers>

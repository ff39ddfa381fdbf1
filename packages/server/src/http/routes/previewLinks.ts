import { beginPreview } from '../../services/previewLinks/beginPreview.ts'
import { checkPreview } from '../../services/previewLinks/checkPreview.ts'
import { createPreviewLink } from '../../services/previewLinks/createPreviewLink.ts'
import { getPreview } from '../../services/previewLinks/getPreview.ts'
import { listPreviewLinks } from '../../services/previewLinks/listPreviewLinks.ts'
import { openPreview } from '../../services/previewLinks/openPreview.ts'
import { revokePreviewLink } from '../../services/previewLinks/revokePreviewLink.ts'
import { ofStory, type Handlers } from '../call.ts'
import { addressKey } from '../limits.ts'

export const previewLinkRoutes = {
  createPreviewLink: (call) => createPreviewLink(call.ports, { ...ofStory(call), ...call.body }),

  listPreviewLinks: (call) => listPreviewLinks(call.ports, ofStory(call)),

  revokePreviewLink: (call) =>
    revokePreviewLink(call.ports, { ...ofStory(call), code: call.params.preview_code }),

  getPreview: ({ ports, caller, params }) =>
    getPreview(ports, { code: params.preview_code, reader: caller?.user ?? null }),

  openPreview: ({ ports, caller, params, ip }) =>
    openPreview(ports, {
      code: params.preview_code,
      reader: caller?.user ?? null,
      address: addressKey(ip),
    }),

  checkPreview: ({ ports, caller, params }) =>
    checkPreview(ports, { code: params.preview_code, user: caller.user }),

  beginPreview: ({ ports, caller, params }) =>
    beginPreview(ports, { code: params.preview_code, user: caller.user }),
} satisfies Partial<Handlers>

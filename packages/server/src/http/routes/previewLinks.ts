import { beginPreview } from '../../services/previewLinks/beginPreview.ts'
import { checkPreview } from '../../services/previewLinks/checkPreview.ts'
import { createPreviewLink } from '../../services/previewLinks/createPreviewLink.ts'
import { getPreview } from '../../services/previewLinks/getPreview.ts'
import { listPreviewLinks } from '../../services/previewLinks/listPreviewLinks.ts'
import { openPreview } from '../../services/previewLinks/openPreview.ts'
import { revokePreviewLink } from '../../services/previewLinks/revokePreviewLink.ts'
import type { Handlers } from '../call.ts'
import { addressKey } from '../limits.ts'

export const previewLinkRoutes = {
  createPreviewLink: ({ ports, caller, params, body }) =>
    createPreviewLink(ports, { storyId: params.story_id, user: caller.user, ...body }),

  listPreviewLinks: ({ ports, caller, params }) =>
    listPreviewLinks(ports, { storyId: params.story_id, user: caller.user }),

  revokePreviewLink: ({ ports, caller, params }) =>
    revokePreviewLink(ports, {
      storyId: params.story_id,
      code: params.preview_code,
      user: caller.user,
    }),

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

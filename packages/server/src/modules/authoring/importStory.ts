import type { ImportFormat } from '@kathasagar/story/vocabulary'

import type { Call } from '../../platform/call.ts'
import { refuseAuthor } from '../../platform/policies.ts'
import { createImported, type ImportContext } from './createImported.ts'

const NAMES: Readonly<Record<ImportFormat, string>> = {
  json: 'story.json',
  twee: 'story.twee',
  html: 'story.html',
  ink: 'story.ink',
}

export const importStory: Call<'importStory', ImportContext> = async (ctx, { user, body }) => {
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const { file_name, format, text, base64 = '', category_id: category } = body
  const name = format === undefined ? file_name : NAMES[format]
  const bytes = text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(text)
  // Copies the bytes, because pooled buffers can't be transferred to a thread.
  const file = { name, bytes: new Uint8Array(bytes) }
  return createImported(ctx, user, { files: [file], title: file_name, category })
}

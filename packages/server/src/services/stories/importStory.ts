import type { ImportedDraft, ImportRequest } from '@kathasagar/api/contract'
import type { SourceFile } from '@kathasagar/interchange'
import type { ImportFormat } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { createImported } from './exchange/createImported.ts'

/** File names that stand for the formats. */
const NAMES: Readonly<Record<ImportFormat, string>> = {
  json: 'story.json',
  twee: 'story.twee',
  html: 'story.html',
  ink: 'story.ink',
}

/** Imports a story as a draft of the user. */
export async function importStory(
  ports: Ports,
  user: StoredUser,
  request: ImportRequest,
): Promise<ImportedDraft | Refusal> {
  const unfit = refuseAuthor(ports.authors, user)
  if (unfit) return unfit
  return createImported(ports, user, {
    files: [sourceOf(request)],
    title: request.file_name,
    category: request.category_id,
  })
}

function sourceOf({ file_name, format, text, base64 = '' }: ImportRequest): SourceFile {
  const name = format === undefined ? file_name : NAMES[format]
  const bytes = text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(text)
  // A copy, because bytes that go to another thread may not be part of a shared pool.
  return { name, bytes: new Uint8Array(bytes) }
}

import type { ImportedDraft, ImportRequest } from '@kathasagar/api/contract'
import type { SourceFile } from '@kathasagar/interchange'
import type { ImportFormat } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { editorOf, refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { createStory } from './createStory.ts'
import { keepBrought } from './exchange/keepBrought.ts'
import { refuseFaults } from './exchange/refuseFaults.ts'
import { newStoryFrom } from './exchange/newStoryFrom.ts'
import { taxonomyNames } from './exchange/taxonomyNames.ts'

/** Names by which the reading knows a format. */
const NAMES: Readonly<Record<ImportFormat, string>> = {
  json: 'story.json',
  twee: 'story.twee',
  html: 'story.html',
  ink: 'story.ink',
}

/** Reads a story that was written elsewhere, and keeps it as a draft of who brings it. */
export async function importStory(
  ports: Ports,
  user: StoredUser,
  request: ImportRequest,
): Promise<ImportedDraft | Refusal> {
  const unfit = refuseAuthor(ports.authors, user)
  if (unfit) return unfit
  const found = await ports.storyImporter.read([sourceOf(request)])
  if (isRefusal(found)) return found
  const read = await keepBrought(ports, user.id, found)

  const taxonomy = await taxonomyNames(ports.store.repositories)
  const begun = newStoryFrom(read, taxonomy, {
    category: taxonomy.first,
    chosen: request.category_id,
    title: request.file_name,
    isAdmin: editorOf(user).isAdmin,
  })
  if ('faults' in begun) return refuseFaults(begun.faults)
  const story = await createStory(ports, user, begun.request)
  if (isRefusal(story)) return story
  return { story, notes: [...read.notes, ...begun.notes] }
}

function sourceOf({ file_name, format, text, base64 = '' }: ImportRequest): SourceFile {
  const name = format === undefined ? file_name : NAMES[format]
  const bytes = text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(text)
  // A copy: what is handed to another thread may not be cut out of a pool that others use.
  return { name, bytes: new Uint8Array(bytes) }
}

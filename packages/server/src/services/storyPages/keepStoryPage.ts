import { createHash } from 'node:crypto'

import type { StoryPage, StoryPageRequest } from '@kathasagar/api/contract'
import { publishedPage } from '@kathasagar/story'
import { PAGE_LIMITS } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { formRefusal, type Refusal } from '../refusal.ts'

/** Keeps a published page that a story may be played by. */
export async function keepStoryPage(
  { authors, store, clock, uploadQuotaBytes }: Ports,
  user: StoredUser,
  { html }: StoryPageRequest,
): Promise<StoryPage | Refusal> {
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  // What no database takes as text comes from no tool either.
  const text = html.replaceAll('\0', '').toWellFormed()
  const bytes = Buffer.byteLength(text)
  if (bytes > PAGE_LIMITS.bytesMax) return formRefusal('html', 'pageLarge')
  const page = publishedPage(text)
  if (page === null) return formRefusal('html', 'pageUnplayable')
  const hash = createHash('sha256').update(text).digest('hex')

  return store.transaction(async ({ users, storyPages }) => {
    // One at a time of each user: two could each find room for the last one.
    await users.lockUser(user.id)
    const isNew = !(await storyPages.hasPage(hash))
    if (isNew && (await storyPages.bytesOf(user.id)) + bytes > uploadQuotaBytes) {
      return formRefusal('html', 'pagesFull')
    }
    const kept = { hash, html: text, bytes, brought_by: user.id, kept_at: clock.now() }
    await storyPages.keepPage(kept)
    return { hash, format: page.format }
  })
}

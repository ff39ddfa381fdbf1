import type { BookmarkAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { toggleEngagement } from './toggleEngagement.ts'

/** Bookmarks a story, or takes it back. */
export async function bookmarkStory(
  ports: Ports,
  asked: { storyId: string; user: StoredUser },
): Promise<BookmarkAnswer | Refusal> {
  const marked = await toggleEngagement(ports, { ...asked, mark: 'bookmark' })
  return isRefusal(marked)
    ? marked
    : { is_bookmarked: marked.is_marked, bookmarks_total: marked.total }
}

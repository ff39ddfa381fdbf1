import type { NoticeLevel } from '@kathasagar/api/contract/vocabulary'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { StoredNotice } from '../notices/ports.ts'
import { audienceOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { StoredStoryCard } from '../stories/ports.ts'
import { getTaleOfTheDay } from '../stories/getTaleOfTheDay.ts'

/** A story as the letter names it. */
interface Told {
  id: string
  title: string
  tagline: string
}

/** What a weekly letter tells of. */
export interface DigestContent {
  taleOfTheDay: readonly Told[]
  /** Of authors whom the reader follows. */
  followedStories: readonly Told[]
  newStories: readonly Told[]
  /** By the ids of the sessions, not of their stories. */
  openSessions: readonly Told[]
  /** What concerned the reader, and they have not seen. */
  notices: readonly StoredNotice[]
}

const MOST_NEW = 3
const MOST_OPEN = 2
const MOST_NOTICES = 10
/** Of so many of the newest those are taken that are new to the reader, and not their own. */
const LOOKED_AT = 12

const isSince = ({ published_at }: StoredStoryCard, since: Date) =>
  published_at !== null && published_at > since

/** What authors whom the reader follows have published since then, unless they want to hear none of it. */
async function findFollowed({ store }: Ports, user: StoredUser, since: Date) {
  const { story_published } = await store.repositories.noticeReads.findLevels(user.id)
  if (story_published === 'off') return []
  const found = await store.repositories.stories.listFollowed(audienceOf(user), user.id, LOOKED_AT)
  return found.filter((story) => isSince(story, since))
}

/** What the bell does not tell, and what they have not seen there; stories have lists of their own. */
async function findNotices({ store, clock }: Ports, user: StoredUser, since: Date) {
  const list = (level: NoticeLevel) =>
    store.repositories.noticeReads.list({
      userId: user.id,
      levels: [level],
      withPublished: false,
      since,
      now: clock.now(),
      after: null,
      limit: MOST_NOTICES,
    })
  const unseen = (await list('on')).filter(({ is_read }) => !is_read)
  return [...(await list('digest')), ...unseen].slice(0, MOST_NOTICES)
}

/** Stories that came out since then, in the reader's language first, the latest of each first. */
async function findNew({ store }: Ports, user: StoredUser, since: Date) {
  const list = (language?: StoryLanguage) =>
    store.repositories.stories.listStories(
      audienceOf(user),
      { language },
      { sort: 'newest', offset: 0, limit: LOOKED_AT },
    )
  const isNews = (story: StoredStoryCard) => isSince(story, since) && story.author_id !== user.id
  const found = [...(await list(user.language ?? 'en')), ...(await list())].filter(isNews)
  return [...new Map(found.map((story) => [story.id, story])).values()]
}

/**
 * What there is to tell a reader of this week; null where nothing is new and no story of theirs is
 * open: the tale of the day alone is no reason to write.
 */
export async function findDigest(
  ports: Ports,
  user: StoredUser,
  since: Date,
): Promise<DigestContent | null> {
  const news = await findNew(ports, user, since)
  const followed = await findFollowed(ports, user, since)
  const openSessions = await ports.store.repositories.openSessions.listOpen(user.id, MOST_OPEN)
  const notices = await findNotices(ports, user, since)
  if ([news, followed, openSessions, notices].every(({ length }) => length === 0)) return null
  const tale = await getTaleOfTheDay(ports, user, user.language ?? 'en')
  const told = new Set(openSessions.map(({ story_id }) => story_id))
  /** Of each list what none before it tells of. */
  const untold = (stories: readonly Told[]) => {
    const left = stories.filter(({ id }) => !told.has(id)).slice(0, MOST_NEW)
    for (const { id } of left) told.add(id)
    return left
  }
  const followedStories = untold(followed)
  const taleOfTheDay = untold(tale)
  const newStories = untold(news)
  return { taleOfTheDay, followedStories, newStories, openSessions, notices }
}

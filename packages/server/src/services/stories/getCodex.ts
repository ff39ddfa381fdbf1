import type { StoryCodex } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory, isOldEnough } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { presentPage } from '../sessions/present/presentPage.ts'

/** The codex of a story: what this player's plays have opened, and how much there is beside it. */
export async function getCodex(
  { store, graphs }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<StoryCodex | Refusal> {
  const { stories, sessions } = store.repositories
  const story = await stories.findStory(storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (!isOldEnough(story, user)) return { code: 'adults_only' }

  const version = story.current_version_id
  const codex = version === null ? [] : (await graphs(version)).codex
  const met = new Set(codex.length > 0 ? await sessions.listMet(user.id, story.id) : [])
  const pages = codex.filter(({ id }) => met.has(`codex:${id}`)).map(presentPage)
  const { id: story_id, title, language } = story
  return { story_id, title, language, pages, veiled: codex.length - pages.length }
}

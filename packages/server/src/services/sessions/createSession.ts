import type { GameSession } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canPlayMature, canPlayPremium, canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { beginSession, type PlayableStory } from './beginSession.ts'
import { findStory } from '../../modules/catalogue/index.ts'
import { needsAccount } from './needsAccount.ts'

async function findPlayable(
  { store }: Ports,
  storyId: string,
  user: StoredUser,
): Promise<PlayableStory | Refusal> {
  const story = await findStory(store.repositories.db, storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (await needsAccount(store, story, user)) return { code: 'account_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'story_not_found' }
  return { ...story, current_version_id }
}

interface Asked {
  storyId: string
  user: StoredUser
  /** The player begins as if for the first time. */
  withoutKnown?: boolean
}

/** Begins a story anew; earlier sessions of it are kept as they are. */
export async function createSession(
  ports: Ports,
  { storyId, user, withoutKnown = false }: Asked,
): Promise<GameSession | Refusal> {
  const story = await findPlayable(ports, storyId, user)
  return isRefusal(story) ? story : beginSession(ports, { story, user, withoutKnown })
}

import type { StoryStanding } from '@kathasagar/api/contract'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports, Repositories } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { decidePublication } from '../review/decidePublication.ts'
import { findingsOf } from '../review/findingsOf.ts'
import type { OwnStory } from '../stories/authoringPorts.ts'
import { lockOwnStory, structureOf } from '../stories/editing/ownStory.ts'
import { presentStanding } from '../stories/editing/presentOwnStory.ts'
import { refuseStale } from '../stories/editing/refuseStale.ts'
import { reviewableOf } from '../stories/editing/storyFields.ts'

/** Who wrote it does not judge it, as long as somebody else can. */
async function refuseOwn({ users }: Repositories, story: OwnStory, user: StoredUser) {
  const isOwn = story.author_id === user.id
  return isOwn && (await users.countOtherAdmins(user.id)) > 0
}

async function judge(repos: Repositories, story: OwnStory) {
  const structure = await structureOf(repos, story)
  return decidePublication(findingsOf(reviewableOf({ story, structure })), {
    isByEditor: true,
    isManual: false,
    accepted: story.accepted_findings,
  })
}

const CHANGED =
  'The author has saved this story since you opened it. Open it again to read it as it is now.'

interface Approval {
  storyId: string
  user: StoredUser
  /** What was read; absent: whatever it says now. */
  revision?: number | undefined
}

/** Publishes a story that waits, with all in it that only a person can judge. */
export async function approveStory(
  { store, clock }: Ports,
  { storyId, user, revision }: Approval,
): Promise<StoryStanding | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, storyId, user)
    if (isRefusal(story)) return story
    if (story.status !== 'in_review') return { code: 'not_in_review' }
    const stale = refuseStale(story, revision)
    if (stale) return { ...stale, detail: CHANGED }
    if (await refuseOwn(repos, story, user)) return { code: 'own_story' }
    const decision = await judge(repos, story)
    if (decision.verdict !== 'published') {
      return { code: 'not_publishable', findings: decision.findings }
    }

    const standing = { status: 'published', findings: [], review_reason: null } as const
    const accepted_findings = decision.accepted
    await repos.authoring.setStanding(
      storyId,
      { ...standing, accepted_findings, is_taken_down: false },
      now,
    )
    await repos.versions.markPublished(storyId, now)
    const target = { kind: 'story', id: storyId }
    await recordEvent(repos, { actor_id: user.id, act: 'story_approved', target }, now)
    const approved = await lockOwnStory(repos, storyId, user)
    return isRefusal(approved) ? approved : presentStanding(approved)
  })
}

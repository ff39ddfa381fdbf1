import type { StoryStructure } from '@kathasagar/api/rules'

import type { StoredUser } from '../../auth/ports.ts'
import type { AuthorSettings, Repositories } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import { judgeOwnStory } from '../../review/judgeOwnStory.ts'
import type { OwnStory } from '../authoringPorts.ts'
import { lockOwnStory } from '../editing/ownStory.ts'
import { reviewableOf } from '../editing/storyFields.ts'

interface Going {
  story: OwnStory
  structure: StoryStructure | null
  user: StoredUser
  authors: AuthorSettings
  now: Date
}

/** Reviews a story and sets where it stands; what was found stays with one that is refused. */
export async function submitForPublication(
  repos: Repositories,
  { story, structure, user, authors, now }: Going,
): Promise<OwnStory | Refusal> {
  const { id, status } = story
  const decision = judgeOwnStory({ authors }, story, user, reviewableOf({ story, structure }))
  if (decision.verdict === 'refused') {
    const { findings } = decision
    await repos.authoring.setStanding(id, { status, findings }, now)
    return { code: 'not_publishable', findings }
  }
  const standing =
    decision.verdict === 'in_review'
      ? { status: 'in_review' as const, findings: decision.findings }
      : {
          status: 'published' as const,
          findings: [],
          accepted_findings: decision.accepted,
          review_reason: null,
          is_taken_down: false,
        }
  await repos.authoring.setStanding(id, standing, now)
  if (standing.status === 'published') await repos.versions.markPublished(id, now)
  return lockOwnStory(repos, id, user)
}

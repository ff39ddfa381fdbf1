import type { StoredUser } from '../auth/ports.ts'
import { recordEvents } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { recordTakeDown } from '../../modules/reports/index.ts'
import { changeRights, refuseLastAdmin } from './changeRights.ts'

interface Asked {
  userId: string
  by: StoredUser
  is_suspended: boolean
  /** For the audit log. */
  reason: string
  /** Their published stories go down with them; those that did come back with them. */
  with_stories: boolean
}

/** Takes the stories down, each with its record, or brings them back; gives how many. */
async function moveStories(repos: Repositories, asked: Asked, now: Date): Promise<number> {
  const { userId, by, is_suspended, reason } = asked
  if (is_suspended) {
    const down = await repos.adminUsers.takeDownStories(userId, reason)
    await recordTakeDown(repos.db, { storyIds: down, actor_id: by.id, reason }, now)
    return down.length
  }
  const back = await repos.adminUsers.bringBackStories(userId)
  const events = back.map((id) => ({
    actor_id: by.id,
    act: 'story_restored' as const,
    target: { kind: 'story', id },
  }))
  await recordEvents(repos.db, events, now)
  return back.length
}

/** Suspends an account or opens it again. Sign-ins stay, and are refused while it is suspended. */
export function setSuspension(ports: Ports, asked: Asked) {
  const { userId, by, is_suspended, reason, with_stories } = asked
  return changeRights(ports, {
    userId,
    by,
    deedFor: async (user, repos, now) => {
      const before = { is_suspended: user.suspended_at !== null }
      if (before.is_suspended === is_suspended) return null
      const refused = is_suspended ? await refuseLastAdmin(repos, user) : null
      if (refused) return refused
      const suspended_at = is_suspended ? now : null
      const stories = with_stories ? { stories: await moveStories(repos, asked, now) } : {}
      return {
        act: is_suspended ? 'user_suspended' : 'user_restored',
        before,
        after: { is_suspended, reason, ...stories },
        perform: ({ adminUsers }) => adminUsers.setRights(userId, { suspended_at }),
      }
    },
  })
}

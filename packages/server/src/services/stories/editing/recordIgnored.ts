import { recordSeldom } from '../../../modules/audit/index.ts'
import type { StoredUser } from '../../auth/ports.ts'
import { editorOf } from '../../policies.ts'
import type { Repositories } from '../../repositories.ts'

const OF_ADMINS = ['is_featured', 'story_system_prompt'] as const

type Sent = Partial<Record<(typeof OF_ADMINS)[number], unknown>>

/**
 * Keys of admins have no effect when an author sends them, and our own pages never do: whoever
 * tries is kept in the audit log by the names of the keys alone.
 */
export async function recordIgnored(
  repos: Pick<Repositories, 'db'>,
  { user, storyId, sent, now }: { user: StoredUser; storyId: string; sent: Sent; now: Date },
): Promise<void> {
  const ignored = OF_ADMINS.filter((key) => sent[key] !== undefined)
  if (editorOf(user).isAdmin || ignored.length === 0) return
  await recordSeldom(
    repos.db,
    `${user.id}:story_fields`,
    {
      actor_id: user.id,
      act: 'call_refused',
      target: { kind: 'story', id: storyId },
      after: { ignored: ignored.join(', ') },
    },
    now,
  )
}

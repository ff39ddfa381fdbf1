import type { Db } from '../../db/database.ts'
import type { StoredUser } from '../../platform/call.ts'
import { editorOf } from '../../platform/policies.ts'
import { recordSeldom } from '../audit/index.ts'

const ADMIN_FIELDS = ['is_featured', 'story_system_prompt'] as const

type Sent = Partial<Record<(typeof ADMIN_FIELDS)[number], unknown>>

/** Logs ignored fields for admins, which our pages never send. */
export async function recordIgnored(
  db: Db,
  { user, storyId, sent, now }: { user: StoredUser; storyId: string; sent: Sent; now: Date },
): Promise<void> {
  const ignored = ADMIN_FIELDS.filter((key) => sent[key] !== undefined)
  if (editorOf(user).isAdmin || ignored.length === 0) return
  await recordSeldom(
    db,
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

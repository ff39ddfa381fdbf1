import { recordEvent } from '../../../modules/audit/index.ts'
import type { AuditEvent } from '../../../modules/audit/index.ts'
import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Repositories } from '../../repositories.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { ModelSetup } from '../ports.ts'

type Event = Omit<AuditEvent, 'actor_id'>

/** What a change came to, and what the log keeps of it. */
export interface Changed<Answer> {
  answer: Answer
  event: Event
}

type Change<Answer> = (
  repositories: Repositories,
  setup: ModelSetup,
) => Promise<Changed<Answer> | Refusal>

/**
 * Changes what stands behind our models: one administrator after the other, each by what the one
 * before has left. From then on it holds here, and at other processes as soon as they hear of it.
 */
export async function changeSetup<Answer extends object>(
  ports: Ports,
  by: StoredUser,
  change: Change<Answer>,
): Promise<Answer | Refusal> {
  const { store, clock, bus, modelRegistry, reportFault } = ports
  const changed = await store.transaction(async (repositories) => {
    await repositories.modelSetup.beginChange()
    const outcome = await change(repositories, await repositories.modelSetup.read())
    if (isRefusal(outcome)) return outcome
    await recordEvent(repositories.db, { actor_id: by.id, ...outcome.event }, clock.now())
    return outcome
  })
  if (isRefusal(changed)) return changed
  // It is written: what fails now is made up for by the next look.
  await modelRegistry.refresh().catch(reportFault)
  bus.tell({ kind: 'models_changed' })
  return changed.answer
}

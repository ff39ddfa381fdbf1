import { recordEvent } from '../audit/recordEvent.ts'
import type { Ports } from '../ports.ts'
import { dayOf } from '../stories/shareStory.ts'
import type { ModelBudget } from './ports.ts'

/** So long a refusal is believed without asking: another process may have given credits back. */
const BELIEVED_MS = 60_000

/** Said once a day, in a line of the log. */
export class ModelBudgetReached extends Error {
  constructor(ceiling: number) {
    super(
      `Providers' models may cost no more than ${ceiling} credits a day (MODELS_DAILY_CREDITS), ` +
        'and that is reached. The built-in ones go on; theirs are asked again after midnight UTC.',
    )
  }
}

type BudgetPorts = Pick<Ports, 'store' | 'clock' | 'reportFault'>

/** Tells admins once a day, whichever process meets the ceiling first. */
async function tellAdmins(
  { store, clock, reportFault }: BudgetPorts,
  day: string,
  ceiling: number,
) {
  const now = clock.now()
  const isFirst = await store.transaction(async (repositories) => {
    const isNews = await repositories.modelSpending.noteReached(day, now)
    const event = { actor_id: null, act: 'model_budget_reached', after: { ceiling } } as const
    if (isNews) await recordEvent(repositories, { ...event, target: { kind: 'day', id: day } }, now)
    return isNews
  })
  if (isFirst) reportFault(new ModelBudgetReached(ceiling))
}

/**
 * Watches over what providers cost in a day. Credits are counted before a call is made, in one
 * statement: however many processes ask at once, the ceiling is never passed.
 */
export function openModelBudget(ports: BudgetPorts, ceiling: number): ModelBudget {
  const { store, clock, reportFault } = ports
  const { modelSpending } = store.repositories
  let refused = { day: '', credits: 0, until: 0 }

  return {
    take: async (credits) => {
      const day = dayOf(clock.now())
      if (credits === 0 || (await modelSpending.take(day, credits, ceiling))) {
        return {
          giveBack: async () => {
            refused = { ...refused, until: 0 }
            await modelSpending.giveBack(day, credits).catch(reportFault)
          },
        }
      }
      refused = { day, credits, until: clock.now().getTime() + BELIEVED_MS }
      await tellAdmins(ports, day, ceiling)
      return null
    },
    isShortOf: (credits) => {
      const now = clock.now()
      return (
        refused.day === dayOf(now) && credits >= refused.credits && now.getTime() < refused.until
      )
    },
  }
}

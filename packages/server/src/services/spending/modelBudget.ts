import { recordEvent } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import { dayOf } from '../../domain/day.ts'
import type { ModelBudget, TakenCredits } from './ports.ts'

/** So long a refusal is believed without asking: another process may have given credits back. */
const BELIEVED_MS = 60_000

/** Said once a day, in a line of the log. */
export class ModelBudgetReached extends Error {
  constructor(bound: Bound) {
    super(
      `Providers' models may cost no more than ${wordsFor(bound)} a day, and that is reached. ` +
        'The built-in ones go on; theirs are asked again after midnight UTC.',
    )
  }
}

/** What a day met first: its credits, or its money. */
type Bound = { ceiling: number } | { limit_micros: number }

const wordsFor = (bound: Bound): string =>
  'ceiling' in bound
    ? `${bound.ceiling} credits (MODELS_DAILY_CREDITS)`
    : `${bound.limit_micros / 1_000_000} dollars`

type BudgetPorts = Pick<Ports, 'store' | 'clock' | 'reportFault'>

/** Tells admins once a day, whichever process meets the ceiling first. */
async function tellAdmins({ store, clock, reportFault }: BudgetPorts, day: string, bound: Bound) {
  const now = clock.now()
  const isFirst = await store.transaction(async (repositories) => {
    const isNews = await repositories.modelSpending.noteReached(day, now)
    const event = { actor_id: null, act: 'model_budget_reached', after: bound } as const
    if (isNews)
      await recordEvent(repositories.db, { ...event, target: { kind: 'day', id: day } }, now)
    return isNews
  })
  if (isFirst) reportFault(new ModelBudgetReached(bound))
}

/** The money limit of a day where it is reached. What runs already is not known to have cost yet. */
async function reachedLimit(
  { store }: BudgetPorts,
  day: string,
  limit_micros: number | null,
): Promise<Bound | null> {
  if (limit_micros === null) return null
  const cost = await store.repositories.modelUse.costOf(day)
  return cost >= limit_micros ? { limit_micros } : null
}

/**
 * Watches over what providers cost in a day. Credits are counted before a call is made, in one
 * statement: however many processes ask at once, the ceiling is never passed. Money is known once an
 * answer has come: calls are refused from when `dailyLimitMicros`, millionths of a dollar or null for
 * no limit, is reached; it is asked at each call.
 */
export function openModelBudget(
  ports: BudgetPorts,
  ceiling: number,
  dailyLimitMicros: () => number | null = () => null,
): ModelBudget {
  const { store, clock, reportFault } = ports
  const { modelSpending } = store.repositories
  let refused = { day: '', credits: 0, until: 0 }

  const refuse = async (day: string, credits: number, bound: Bound) => {
    refused = { day, credits, until: clock.now().getTime() + BELIEVED_MS }
    await tellAdmins(ports, day, bound)
    return null
  }
  const takenFrom = (day: string, credits: number): TakenCredits => ({
    giveBack: async () => {
      refused = { ...refused, until: 0 }
      await modelSpending.giveBack(day, credits).catch(reportFault)
    },
  })

  return {
    take: async (credits) => {
      const day = dayOf(clock.now())
      // What costs no credits judges what others tell, and is never left out.
      if (credits === 0) return takenFrom(day, credits)
      const reached = await reachedLimit(ports, day, dailyLimitMicros())
      if (reached !== null) return refuse(day, 0, reached)
      const isTaken = await modelSpending.take(day, credits, ceiling)
      return isTaken ? takenFrom(day, credits) : refuse(day, credits, { ceiling })
    },
    isShortOf: (credits) => {
      const now = clock.now()
      return (
        refused.day === dayOf(now) && credits >= refused.credits && now.getTime() < refused.until
      )
    },
  }
}

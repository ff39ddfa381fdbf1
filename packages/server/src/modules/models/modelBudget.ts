import { sql } from 'kysely'

import type { Db, Platform, Services } from '../../platform/call.ts'
import { dayOf } from '../../domain/day.ts'
import { recordEvent } from '../audit/index.ts'
import type { ModelBudget, ChargedCredits } from './providerTypes.ts'
import type { ModelSetup } from './setup.queries.ts'
import { costOfDay, tokensOfUser } from './use.queries.ts'

/** Time for which a refusal is cached, in ms. */
const BELIEVED_MS = 60_000

/** Daily limit that was reached, in credits or in millionths of a dollar. */
type Bound = { ceiling: number } | { limit_micros: number }

export type DailyLimits = Pick<ModelSetup['limits'], 'daily_limit_micros' | 'daily_user_tokens'>

const NO_LIMITS: DailyLimits = { daily_limit_micros: null, daily_user_tokens: null }

/** Daily limit was reached. The error is logged once a day. */
export class ModelBudgetReached extends Error {
  constructor(bound: Bound) {
    const limit =
      'ceiling' in bound
        ? `${bound.ceiling} credits (MODELS_DAILY_CREDITS)`
        : `${bound.limit_micros / 1_000_000} dollars`
    super(
      `Providers' models may cost no more than ${limit} a day, and that is reached. ` +
        'The built-in ones go on; theirs are asked again after midnight UTC.',
    )
  }
}

/** Adds credits to the sum of the day, atomically. Returns false if the sum would exceed the ceiling. */
async function takeCredits(db: Db, day: string, credits: number, ceiling: number) {
  const { rows } = await sql`
    insert into model_spending (day, credits)
    select ${day}::date, ${credits}::integer where ${credits}::integer <= ${ceiling}::integer
    on conflict (day) do update set credits = model_spending.credits + excluded.credits
      where model_spending.credits + excluded.credits <= ${ceiling}::integer
    returning credits`.execute(db)
  return rows.length === 1
}

async function noteReached(db: Db, day: string, now: Date) {
  const { rows } = await sql`
    insert into model_spending (day, reached_at) values (${day}::date, ${now})
    on conflict (day) do update set reached_at = excluded.reached_at
      where model_spending.reached_at is null
    returning day`.execute(db)
  return rows.length === 1
}

/** Limits the daily cost of providers. Credits are counted before a call, tokens and dollars after it. */
export function openModelBudget(
  { db, transaction, clock, reportError }: Platform & Pick<Services, 'reportError'>,
  ceiling: number,
  limits: () => DailyLimits = () => NO_LIMITS,
): ModelBudget {
  let refused = { day: '', credits: 0, until: 0 }

  const refuse = async (day: string, credits: number, bound: Bound) => {
    const now = clock.now()
    refused = { day, credits, until: now.getTime() + BELIEVED_MS }
    const isFirst = await transaction(async (trx) => {
      const isNews = await noteReached(trx, day, now)
      const event = { actor_id: null, act: 'model_budget_reached', after: bound } as const
      if (isNews) await recordEvent(trx, { ...event, target: { kind: 'day', id: day } }, now)
      return isNews
    })
    if (isFirst) reportError(new ModelBudgetReached(bound))
    return 'over_budget' as const
  }
  const takenFrom = (day: string, credits: number): ChargedCredits => ({
    giveBack: async () => {
      refused = { ...refused, until: 0 }
      await db
        .updateTable('model_spending')
        .set({ credits: sql<number>`credits - ${credits}::integer` })
        .where(sql<boolean>`day = ${day}::date`)
        .execute()
        .catch(reportError)
    },
  })

  return {
    take: async (credits, user_id = null) => {
      const day = dayOf(clock.now())
      // A call without credits checks the output of another model, so it must never be refused.
      if (credits === 0) return takenFrom(day, credits)
      const { daily_limit_micros: limit_micros, daily_user_tokens: most } = limits()
      if (most !== null && user_id !== null && (await tokensOfUser(db, day, user_id)) >= most) {
        return 'over_user_limit'
      }
      if (limit_micros !== null && (await costOfDay(db, day)) >= limit_micros) {
        return refuse(day, 0, { limit_micros })
      }
      const isTaken = await takeCredits(db, day, credits, ceiling)
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

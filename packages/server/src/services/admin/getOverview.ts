import { DAY_MS, type Overview, type OverviewQuery } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

const QUIET = { plays: 0, finishes: 0, failures: 0, credits_issued: 0, credits_spent: 0 }

/** How the installation fares: what there is now, and what happened on each of the last days. */
export async function getOverview(
  { store, clock }: Ports,
  { days: length }: OverviewQuery,
): Promise<Overview> {
  const today = Math.floor(clock.now().getTime() / DAY_MS)
  const dates = Array.from({ length }, (_none, at) => today - length + 1 + at)
  const { overview, adminUsers, reviewQueue } = store.repositories
  const [stories, users, waiting, counts] = await Promise.all([
    overview.countStories(),
    // By the same count as the list of users: two would tell two sums of one thing.
    adminUsers.countUsers({ search: '' }),
    reviewQueue.countWaiting(),
    overview.countByDay(new Date((today - length + 1) * DAY_MS)),
  ])
  const days = dates.map((at) => {
    const day = new Date(at * DAY_MS).toISOString().slice(0, 10)
    const ofDay = counts.filter((count) => count.day === day)
    const told = Object.fromEntries(ofDay.map(({ what, amount }) => [what, amount]))
    return { day, ...QUIET, ...told }
  })
  return { stories, users, waiting: waiting.stories + waiting.reports, days }
}

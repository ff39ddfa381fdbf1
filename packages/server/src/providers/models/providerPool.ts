import { createAbsences, type Absences } from './absences.ts'
import { CALL_POLICY, type CallPolicy } from './callPolicy.ts'
import type { Surroundings } from './connectModels.ts'
import { openProvider, type OpenProvider } from './openProvider.ts'
import type { Provider } from './readModelsFile.ts'

/**
 * Providers as they are needed, each opened once: its models share its breaker and its lane. They
 * outlive a change of what is connected: one whose entry stays the same stays open.
 */
export interface ProviderPool {
  policy: CallPolicy
  /** Models that are gone, whichever of the providers has them. */
  absences: Absences
  open: (provider: Provider) => OpenProvider
  /** The same for a player's own; those that were asked last stay open. */
  openOwn: (userId: string, provider: Provider) => OpenProvider
  /** Those of the site that are left alone, and models that are gone, are asked again by the next call. */
  endRests: () => void
  /** Forgets all others, and ends the rests of those; what is asked of others goes on to its end. */
  keepOnly: (providers: readonly Provider[]) => void
}

/** So many players' own providers stay open; one that is opened anew has forgotten its faults. */
const MOST_OWN = 200

/** A player's own provider is paid by them: nothing of the day's budget is taken for it. */
const NOBODY_PAYS: Surroundings['budget'] = {
  take: async () => ({ giveBack: async () => undefined }),
  isShortOf: () => false,
}

const entryOf = (provider: Provider) => JSON.stringify(provider)

export function createProviderPool(surroundings: Surroundings): ProviderPool {
  const { now, budget, reportFault } = surroundings
  const policy = { ...CALL_POLICY, ...surroundings.policy }
  const opened = new Map<string, OpenProvider>()
  const own = new Map<string, OpenProvider>()
  const parts = { policy, now: () => now().getTime(), budget, reportFault }
  const absences = createAbsences(policy.goneMs, now)
  const endRests = () => {
    for (const { endRest } of opened.values()) endRest()
    absences.forget()
  }
  return {
    policy,
    absences,
    openOwn: (userId, provider) => {
      const known = own.get(userId)
      const isSame = known && entryOf(known.provider) === entryOf(provider)
      const found = isSame ? known : openProvider(provider, { ...parts, budget: NOBODY_PAYS })
      own.delete(userId)
      own.set(userId, found)
      const [longestUnasked] = own.keys()
      if (own.size > MOST_OWN && longestUnasked) own.delete(longestUnasked)
      return found
    },
    open: (provider) => {
      const entry = entryOf(provider)
      const found = opened.get(entry) ?? openProvider(provider, parts)
      opened.set(entry, found)
      return found
    },
    endRests,
    keepOnly: (providers) => {
      const kept = new Set(providers.map(entryOf))
      for (const entry of opened.keys()) if (!kept.has(entry)) opened.delete(entry)
      endRests()
    },
  }
}

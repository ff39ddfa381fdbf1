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
  open: (provider: Provider) => OpenProvider
  /** Forgets all others. What is asked of those just now goes on to its end. */
  keepOnly: (providers: readonly Provider[]) => void
}

const entryOf = (provider: Provider) => JSON.stringify(provider)

export function createProviderPool(surroundings: Surroundings): ProviderPool {
  const { now, budget, reportFault } = surroundings
  const policy = { ...CALL_POLICY, ...surroundings.policy }
  const opened = new Map<string, OpenProvider>()
  return {
    policy,
    open: (provider) => {
      const entry = entryOf(provider)
      const parts = { policy, now: () => now().getTime(), budget, reportFault }
      const found = opened.get(entry) ?? openProvider(provider, parts)
      opened.set(entry, found)
      return found
    },
    keepOnly: (providers) => {
      const kept = new Set(providers.map(entryOf))
      for (const entry of opened.keys()) if (!kept.has(entry)) opened.delete(entry)
    },
  }
}

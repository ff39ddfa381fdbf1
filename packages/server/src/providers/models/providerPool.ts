import { CALL_POLICY, type CallPolicy } from './callPolicy.ts'
import type { ModelEnvironment } from './connectModels.ts'
import { openConnection } from './connection.ts'
import { openProvider, type OpenProvider } from './openProvider.ts'
import type { ModelTrait } from '../../modules/models/index.ts'
import { recallTraits } from './learned.ts'
import type { Provider } from './readModelsFile.ts'

const MOST_OWN = 200

/** Budget without a limit, because players pay for their own providers. */
const NOBODY_PAYS: ModelEnvironment['budget'] = {
  take: async () => ({ giveBack: async () => undefined }),
  isShortOf: () => false,
}

const addressOf = ({ base_url }: Provider) => base_url ?? ''

function traitsAt(address: string, traits: readonly ModelTrait[]) {
  const here = traits.filter(({ base_url }) => base_url === address)
  const byModel = Map.groupBy(here, ({ model }) => model)
  return [...byModel].map(([model, rows]) => ({ model, traits: rows.map(({ trait }) => trait) }))
}

const entryOf = (provider: Provider) => JSON.stringify(provider)

export type ProviderPool = ReturnType<typeof createProviderPool>

/** Opens each provider once, so that its models share a breaker. */
export function createProviderPool(surroundings: ModelEnvironment) {
  const { now, budget, reportError } = surroundings
  const policy: CallPolicy = { ...CALL_POLICY, ...surroundings.policy }
  const opened = new Map<string, OpenProvider>()
  const own = new Map<string, OpenProvider>()
  const { openLine = openConnection } = surroundings
  const parts = { openLine, policy, now: () => now().getTime(), budget, reportError }
  let known: readonly ModelTrait[] = []
  const recallFor = (provider: Provider) => {
    const base_url = addressOf(provider)
    recallTraits(provider, traitsAt(base_url, known), (model, traits) => {
      const rows = traits.map((trait) => ({ base_url, model, trait }))
      known = [...known, ...rows]
      surroundings.saveTraits?.(rows)
    })
  }
  const endRests = () => {
    for (const { endRest } of opened.values()) endRest()
  }
  return {
    policy,
    /** Opens the provider of a player. Only the most recently used ones are cached. */
    openOwn: (userId: string, provider: Provider) => {
      const known = own.get(userId)
      const isSame = known && entryOf(known.provider) === entryOf(provider)
      const found = isSame ? known : openProvider(provider, { ...parts, budget: NOBODY_PAYS })
      own.delete(userId)
      own.set(userId, found)
      const [longestUnasked] = own.keys()
      if (own.size > MOST_OWN && longestUnasked) own.delete(longestUnasked)
      return found
    },
    open: (provider: Provider) => {
      const entry = entryOf(provider)
      const known = opened.get(entry)
      if (known) return known
      const found = openProvider(provider, parts)
      opened.set(entry, found)
      recallFor(provider)
      return found
    },
    /** Sets the stored capabilities of the site's models. */
    recall: (traits: readonly ModelTrait[]) => {
      known = traits
      for (const { provider } of opened.values()) recallFor(provider)
    },
    endRests,
    /** Removes all other providers. Ends the pauses of these. Running calls continue. */
    keepOnly: (providers: readonly Provider[]) => {
      const kept = new Set(providers.map(entryOf))
      for (const entry of opened.keys()) if (!kept.has(entry)) opened.delete(entry)
      endRests()
    },
  }
}

import type { AdminProvider, BoundModel, ModelBinding } from '@kathasagar/api/contract'

/** Who is asked in turn when a model does not answer. */
export interface ChainLink {
  /** The model; null for what is built in. */
  model: string | null
  /** Does not answer either. */
  isSilent: boolean
  /** Stands in just now, because all before do not answer. */
  isOn: boolean
}

const isSilentAt = (providers: readonly AdminProvider[], { provider_id }: BoundModel) => {
  const provider = providers.find(({ id }) => id === provider_id)
  return !provider || (provider.state !== null && provider.state.fault !== null)
}

/** The chain after a bound model, the built-in one last; empty where nothing is bound. */
export function fallbackChain(
  { bound, fallbacks }: Pick<ModelBinding, 'bound' | 'fallbacks'>,
  providers: readonly AdminProvider[],
): ChainLink[] {
  if (!bound) return []
  let isOpen = isSilentAt(providers, bound)
  return [...fallbacks, null].map((link) => {
    const isSilent = link !== null && isSilentAt(providers, link)
    const isOn = isOpen && !isSilent
    if (isOn) isOpen = false
    return { model: link?.model ?? null, isSilent, isOn }
  })
}

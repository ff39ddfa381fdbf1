import { useEffect, useState } from 'react'

/** What is known of a provider's models: still asked for, its list, or that it could not be asked. */
export type KnownModels = 'loading' | 'failed' | readonly string[]

/** Asks a provider for the names of its models; null where it could not be asked. */
export type ReadModels = (provider_id: string) => Promise<readonly string[] | null>

/** The names of a provider's models, asked for once it is chosen. */
export function useProviderModels(provider_id: string, readModels: ReadModels): KnownModels {
  const [known, setKnown] = useState<{ of: string; models: KnownModels }>()

  useEffect(() => {
    if (provider_id === '') return
    let isGone = false
    void readModels(provider_id).then((models) => {
      if (!isGone) setKnown({ of: provider_id, models: models ?? 'failed' })
    })
    return () => {
      isGone = true
    }
  }, [provider_id, readModels])

  return known?.of === provider_id ? known.models : 'loading'
}

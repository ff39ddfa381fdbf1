import { useEffect, useState } from 'react'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { ComboInput } from '../../../../design-system/primitives/ComboInput/ComboInput.tsx'
import type { FormControl } from '../../../../design-system/primitives/Form/formFields.ts'

/** Returns the names of a provider's models, or null if the request fails. */
export type ReadModels = (provider_id: string) => Promise<readonly string[] | null>

interface ModelFieldProps extends FormControl {
  /** Id of the provider. */
  of: string
  readModels: ReadModels
}

const MAX_OFFERED = 50

/** Returns the names that contain the text, or all if it equals a name. */
function matchingModels(names: readonly string[], typed: string): string[] {
  const sought = names.includes(typed.trim()) ? '' : typed.trim().toLowerCase()
  const found = names.filter((name) => name.toLowerCase().includes(sought))
  return found
    .toSorted((a, b) => a.toLowerCase().indexOf(sought) - b.toLowerCase().indexOf(sought))
    .slice(0, MAX_OFFERED)
}

export function ModelField({ of, readModels, ...field }: ModelFieldProps) {
  const messages = useAdminMessages().modelForms.binding
  const [known, setKnown] = useState<{ of: string; names: readonly string[] | null }>()
  useEffect(() => {
    let isGone = false
    void readModels(of).then((names) => {
      if (!isGone) setKnown({ of, names })
    })
    return () => {
      isGone = true
    }
  }, [of, readModels])
  const names = known?.of === of ? known.names : undefined

  return (
    <ComboInput
      {...field}
      emptyLabel={
        names === undefined
          ? messages.loadingModels
          : names === null
            ? messages.noList
            : messages.noModels
      }
      items={matchingModels(names ?? [], field.value).map((name) => ({ value: name, label: name }))}
      openLabel={messages.openModels}
    />
  )
}

import { useEffect, useState } from 'react'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { ComboInput } from '../../../../design-system/primitives/ComboInput/ComboInput.tsx'
import type { FormControl } from '../../../../design-system/primitives/Form/formFields.ts'

/** Asks a provider for the names of its models. Resolves to null if it can't be asked. */
export type ReadModels = (provider_id: string) => Promise<readonly string[] | null>

interface ModelFieldProps extends FormControl {
  /** Id of the provider. */
  of: string
  readModels: ReadModels
}

/** Most names that are offered at once; another letter finds the others. */
const MAX_OFFERED = 50

/** Returns the names that contain what was typed. Returns all names for a whole name. */
function matchingModels(names: readonly string[], typed: string): string[] {
  const sought = names.includes(typed.trim()) ? '' : typed.trim().toLowerCase()
  const found = names.filter((name) => name.toLowerCase().includes(sought))
  return found
    .toSorted((a, b) => a.toLowerCase().indexOf(sought) - b.toLowerCase().indexOf(sought))
    .slice(0, MAX_OFFERED)
}

/** A model by its name: chosen from those that the provider lists, or typed. */
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

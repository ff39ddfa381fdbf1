import type { BindingForm, ModelBinding } from '@kathasagar/api/contract'
import { useState, type FormEvent } from 'react'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import type { ModelTask } from '../BindingTable/modelNames.ts'
import { draftOf, formOf, RANGES, type BindingDraft, type ModelDraft } from './bindingDraft.ts'
import { bindingFaults } from './bindingFaults.ts'

/** Why a binding was not saved. */
export interface BindingRefusal {
  /** As a sentence; absent where the fields say it. */
  message?: string | undefined
  /** What is wrong, by the name of the part or of the field. */
  errors?: Readonly<Record<string, string>>
}

export interface BindingFormOptions {
  /** What stands behind the name now. */
  binding: ModelBinding
  /** What the name does. */
  task: ModelTask
  /** Saves it and closes the dialog, or gives why not: then what was typed stays. */
  onSave: (form: BindingForm) => Promise<BindingRefusal | null>
}

/** Words for what is wrong before anybody is asked. */
function useFaultsOf(draft: BindingDraft, task: ModelTask): Record<string, string> {
  const messages = useAdminMessages().modelForms.binding
  const { count } = useFormat()
  const words = (name: string, fault: ReturnType<typeof bindingFaults>[string]) => {
    if (fault !== 'rangeWrong') return messages[fault]
    const { min, max } = RANGES[name as keyof typeof RANGES]
    return fill(messages.rangeWrong, { min: count(min), max: count(max) })
  }
  return Object.fromEntries(
    Object.entries(bindingFaults(draft, task)).map(([name, fault]) => [name, words(name, fault)]),
  )
}

const BUILT_IN: BindingForm = { bound: null, fallbacks: [], settings: {}, price: null }

/** What was typed of a binding, what is wrong with it, and what becomes of it. */
export function useBindingForm({ binding, task, onSave }: BindingFormOptions) {
  const [draft, setDraft] = useState(() => draftOf(binding))
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<BindingRefusal>()
  const faults = useFaultsOf(draft, task)
  const errors: Readonly<Record<string, string>> =
    tries > 0 ? { ...refusal?.errors, ...faults } : {}

  return {
    ref: useFirstFault(tries, refusal),
    draft,
    change: (changes: Partial<BindingDraft>) => setDraft({ ...draft, ...changes }),
    isBusy,
    message:
      tries > 0 ? (refusal?.message ?? errors['fallbacks'] ?? errors['settings']) : undefined,
    errorOf: (name: string) => errors[name],
    errorsOfModel: ({ id }: ModelDraft) => ({
      provider: errors[`${id} provider`] ?? (id === draft.bound.id ? errors['bound'] : undefined),
      model: errors[id] ?? (id === draft.bound.id ? errors['model'] : undefined),
    }),
    handleReset: () => {
      setTries(tries + 1)
      void attempt(() => onSave(BUILT_IN))
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
      if (Object.keys(faults).length === 0) void attempt(() => onSave(formOf(draft, task)))
    },
  }
}

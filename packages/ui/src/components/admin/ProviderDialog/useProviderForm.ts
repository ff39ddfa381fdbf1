import type { AdminProvider, ProviderCheck, ProviderForm } from '@kathasagar/api/contract'
import { useRef, useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { draftFaults, draftOf, formOf, type ProviderDraft } from './providerDraft.ts'

/** Why a provider was not saved. */
export interface ProviderRefusal {
  /** As a sentence; absent where the fields say it. */
  message?: string | undefined
  /** What is wrong, field by field. */
  errors?: Partial<Record<keyof ProviderForm, string>>
}

/** What came of asking a provider; a sentence where it could not even be asked. */
export type Asked = ProviderCheck | string

/** A provider as it is kept now, or why it is not. */
export type SavedProvider = { saved: AdminProvider } | { refusal: ProviderRefusal }

export interface ProviderFormOptions {
  /** The provider that is changed; null for a new one. */
  provider: AdminProvider | null
  /** Saves it: gives what is kept now, or why not. */
  onSave: (form: ProviderForm, saved: AdminProvider | null) => Promise<SavedProvider>
  /** Asks a provider what it has. */
  onCheck: (provider_id: string) => Promise<Asked>
}

/** Asks a provider, and keeps what it answered; what is answered after it was asked anew is nobody's any more. */
function useAsking(onCheck: ProviderFormOptions['onCheck']) {
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const last = useRef(0)

  const ask = async (id: string) => {
    last.current += 1
    const mine = last.current
    setAsking(true)
    setAsked(null)
    const answer = await onCheck(id)
    if (mine !== last.current) return
    setAsked(answer)
    setAsking(false)
  }
  return { isAsking, asked, ask }
}

/** Words for what is wrong before anybody is asked. */
function useFaultsOf(
  draft: ProviderDraft,
  hasKey: boolean,
): NonNullable<ProviderRefusal['errors']> {
  const messages = useAdminMessages().modelForms.provider
  return Object.fromEntries(
    Object.entries(draftFaults(draft, hasKey)).map(([field, fault]) => [
      field,
      messages[fault as keyof typeof messages],
    ]),
  )
}

type Errors = NonNullable<ProviderRefusal['errors']>

/** The form's own faults come first, but for a key: why it is wanted again, the server knows. */
const shownErrors = (refused: Errors = {}, faults: Errors): Errors => ({
  ...refused,
  ...faults,
  ...(refused.api_key !== undefined && { api_key: refused.api_key }),
})

/** What was typed of a provider, what is wrong with it, and what it answers once it is saved. */
export function useProviderForm({ provider, onSave, onCheck }: ProviderFormOptions) {
  const [saved, setSaved] = useState(provider)
  const [draft, setDraft] = useState(() => draftOf(provider))
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<ProviderRefusal>()
  const { isAsking, asked, ask } = useAsking(onCheck)
  const hasKey = saved?.has_key ?? false
  const faults = useFaultsOf(draft, hasKey)

  const save = async () => {
    const outcome = await onSave(formOf(draft, hasKey), saved)
    if ('refusal' in outcome) {
      // The field that is to be filled in must be there.
      if (outcome.refusal.errors?.api_key) setDraft({ ...draft, keyChoice: 'other' })
      return outcome.refusal
    }
    setSaved(outcome.saved)
    setDraft(draftOf(outcome.saved))
    setTries(0)
    void ask(outcome.saved.id)
    return null
  }
  return {
    ref: useFirstFault(tries, refusal),
    saved,
    draft,
    change: (changes: Partial<ProviderDraft>) => setDraft({ ...draft, ...changes }),
    errors: tries > 0 ? shownErrors(refusal?.errors, faults) : {},
    message: tries > 0 ? refusal?.message : undefined,
    isBusy,
    isAsking,
    asked,
    onAsk: () => void (saved && ask(saved.id)),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
      if (Object.keys(faults).length === 0) void attempt(save)
    },
  }
}

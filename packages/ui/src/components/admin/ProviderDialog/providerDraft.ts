import type { AdminProvider, ProviderForm, ProviderKind } from '@kathasagar/api/contract'

/** What becomes of the key that is kept: it stays, another takes its place, or it goes. */
export type KeyChoice = 'keep' | 'other' | 'none'

/** A provider as it is typed. */
export interface ProviderDraft {
  kind: ProviderKind
  name: string
  /** The kind has an address of its own, and this provider another one. */
  hasOtherAddress: boolean
  base_url: string
  is_inside: boolean
  key: string
  keyChoice: KeyChoice
}

/** An address of each kind, as an example; null where the kind has its own. */
export const ADDRESSES: Readonly<Record<ProviderKind, { own: boolean; example: string }>> = {
  'openai-compatible': { own: false, example: 'http://localhost:11434/v1' },
  anthropic: { own: true, example: 'https://api.anthropic.com' },
  google: { own: true, example: 'https://generativelanguage.googleapis.com' },
  mistral: { own: true, example: 'https://api.mistral.ai/v1' },
}

/** What stands in the form at first. */
export const draftOf = (provider: AdminProvider | null): ProviderDraft => ({
  kind: provider?.kind ?? 'openai-compatible',
  name: provider?.name ?? '',
  hasOtherAddress: provider !== null && provider.base_url !== null,
  base_url: provider?.base_url ?? '',
  is_inside: provider?.is_inside ?? false,
  key: '',
  keyChoice: provider?.has_key ? 'keep' : 'other',
})

/** Whether the form asks for an address. */
export const asksAddress = ({ kind, hasOtherAddress }: ProviderDraft) =>
  !ADDRESSES[kind].own || hasOtherAddress

/** What is sent for it: an empty field is no address, and no key. */
export function formOf(draft: ProviderDraft, hasKey: boolean): ProviderForm {
  const { kind, name, is_inside, keyChoice } = draft
  const key = draft.key.trim()
  const hasAddress = asksAddress(draft)
  return {
    kind,
    name: name.trim(),
    base_url: hasAddress ? draft.base_url.trim() : null,
    is_inside: hasAddress && is_inside,
    ...(keyChoice === 'other' && key !== '' && { api_key: key }),
    ...(keyChoice === 'none' && hasKey && { api_key: null }),
  }
}

/** What is missing or wrong before anybody is asked. */
export interface DraftFaults {
  name?: 'nameMissing'
  base_url?: 'addressMissing' | 'addressWrong'
  api_key?: 'keyMissing' | 'keyRequired'
}

/** Looks a draft over; `hasKey` says whether another key is already kept. */
export function draftFaults(draft: ProviderDraft, hasKey: boolean): DraftFaults {
  const { name, base_url, keyChoice, key } = draft
  const address = base_url.trim()
  const faults: DraftFaults = {}
  if (name.trim() === '') faults.name = 'nameMissing'
  if (asksAddress(draft)) {
    if (address === '') faults.base_url = 'addressMissing'
    else if (!/^https?:\/\/[^\s/]/i.test(address)) faults.base_url = 'addressWrong'
  }
  if (keyChoice === 'other' && key.trim() === '') {
    if (hasKey) faults.api_key = 'keyMissing'
    // A kind with an address of its own is asked by nobody without one.
    else if (ADDRESSES[draft.kind].own) faults.api_key = 'keyRequired'
  }
  return faults
}

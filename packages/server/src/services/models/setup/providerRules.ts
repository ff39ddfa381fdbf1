import type { FormFault, ProviderForm, ProviderKind } from '@kathasagar/api/contract'
import { webAddress } from '@kathasagar/story/webAddress'

import type { Ports } from '../../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../../refusal.ts'
import type { ModelSetup, StoredProvider } from '../ports.ts'

/** Kinds with an address of their own, which always want a key. */
const HOSTED: readonly ProviderKind[] = ['anthropic', 'google', 'mistral']

type Needed = Pick<Ports, 'modelRegistry' | 'providerProbe' | 'keySeal'>

const fold = (name: string) => name.normalize('NFC').trim().toLowerCase()

function isNameTaken({ modelRegistry }: Needed, setup: ModelSetup, id: string, name: string) {
  const others = setup.providers.filter((provider) => provider.id !== id)
  return [...others, ...modelRegistry.file.providers].some((it) => fold(it.name) === fold(name))
}

type Place = Pick<ProviderForm, 'kind' | 'base_url' | 'is_inside'>

/** The address as it is called, without a slash at its end. */
export function addressIn(
  { providerProbe }: Pick<Needed, 'providerProbe'>,
  { base_url, kind, is_inside }: Place,
  whereInside: FormFault = 'providerAddressInside',
): { address: string | null } | Refusal {
  const given = base_url?.trim() ?? ''
  if (given === '') {
    return HOSTED.includes(kind)
      ? { address: null }
      : formRefusal('base_url', 'providerAddressMissing')
  }
  const address = webAddress(given)
  if (address === null) return formRefusal('base_url', 'providerAddressInvalid')
  const { search, hash } = new URL(address)
  if (search !== '' || hash !== '') return formRefusal('base_url', 'providerAddressInvalid')
  if (!is_inside && providerProbe.isInside(address)) {
    return formRefusal('base_url', whereInside)
  }
  return { address: address.replace(/(?<!\/)\/+$/, '') }
}

const originOf = (address: string | null) => (address === null ? null : new URL(address).origin)

type KnownPlace = Pick<StoredProvider, 'kind' | 'base_url'>

export const isSamePlace = (one: KnownPlace, other: KnownPlace): boolean =>
  one.kind === other.kind && originOf(one.base_url) === originOf(other.base_url)

type Key = Pick<StoredProvider, 'sealed_key' | 'key_ends_in'>

const NO_KEY: Key = { sealed_key: null, key_ends_in: null }
/** Of a shorter key its end would tell too much. */
const TELLING_END_FROM = 12

/**
 * The key, sealed. One that is not sent stays, but only where it was: whoever turns a provider to
 * another address must not be able to have its key sent there.
 */
function keyOf(
  { keySeal }: Needed,
  { api_key, kind }: ProviderForm,
  { id, place, before }: { id: string; place: string | null; before: StoredProvider | null },
): Key | Refusal {
  if (api_key === undefined && before !== null && before.sealed_key !== null) {
    return isSamePlace(before, { kind, base_url: place })
      ? before
      : formRefusal('api_key', 'providerKeyAgain')
  }
  if (api_key === undefined || api_key === null) {
    return HOSTED.includes(kind) ? formRefusal('api_key', 'providerKeyMissing') : NO_KEY
  }
  return sealKey(keySeal, id, api_key)
}

/** A key as it is kept for its owner. */
export function sealKey(keySeal: Needed['keySeal'], owner: string, api_key: string) {
  const key = api_key.trim()
  return {
    sealed_key: keySeal.seal(owner, key),
    key_ends_in: key.length < TELLING_END_FROM ? '' : key.slice(-2),
  }
}

/** The provider that a form makes, or what is wrong with the form. */
export function providerFrom(
  ports: Needed,
  setup: ModelSetup,
  { id, form, before }: { id: string; form: ProviderForm; before: StoredProvider | null },
): StoredProvider | Refusal {
  const { name, kind, is_inside } = form
  if (isNameTaken(ports, setup, id, name)) return formRefusal('name', 'providerNameTaken')
  const found = addressIn(ports, form)
  if (isRefusal(found)) return found
  const key = keyOf(ports, form, { id, place: found.address, before })
  if (isRefusal(key)) return key
  const { sealed_key, key_ends_in } = key
  const { time_limits = before?.time_limits ?? null } = form
  const place = { kind, base_url: found.address, is_inside }
  return { id, name, ...place, time_limits, sealed_key, key_ends_in }
}

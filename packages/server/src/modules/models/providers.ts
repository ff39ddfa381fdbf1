import { isFitting, taskOf } from '@kathasagar/api/contract'
import type {
  AdminProvider,
  FormErrorCode,
  ProviderForm,
  ProviderKind,
  BindingForm,
  BoundModel,
  ModelBinding,
  ModelName,
} from '@kathasagar/api/contract'
import { webAddress } from '@kathasagar/story/webAddress'

import type { ModelContext } from './context.ts'
import { formRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import type { AuditFacts } from '../audit/index.ts'
import type { FileProvider, KeySeal, ModelsOfFile } from './providerTypes.ts'
import type { ModelSetup, StoredCheck, StoredProvider, StoredBinding } from './setup.queries.ts'

/** Minimum size of the prompt, in tokens. */
const PROMPT_TOKENS = 2500
const USUAL = { max_output_tokens: 900, context_tokens: 8000 } as const

export function presentBinding(
  model_key: ModelName,
  setup: Pick<ModelSetup, 'providers' | 'bindings'>,
  file: ModelsOfFile,
): ModelBinding {
  const isIt = (binding: StoredBinding) => binding.model_key === model_key
  const ofFile = file.bindings.find(isIt)
  if (ofFile) return { ...ofFile, is_read_only: true }
  const known = new Set([...setup.providers, ...file.providers].map(({ id }) => id))
  const binding = setup.bindings.find(isIt)
  if (!binding || !known.has(binding.bound.provider_id)) {
    return { model_key, bound: null, fallbacks: [], settings: {}, price: null, is_read_only: false }
  }
  const fallbacks = binding.fallbacks.filter(({ provider_id }) => known.has(provider_id))
  return { ...binding, fallbacks, is_read_only: false }
}

function isUnfit(kind: ProviderKind, key: ModelName, model: string): boolean {
  // Our client supports only the `gemini-` models of Google for images.
  const isOther = kind === 'google' && taskOf(key) === 'draw' && !model.startsWith('gemini-')
  return isOther || !isFitting(kind, key)
}

export const hasUnsupportedBinding = (
  { bindings }: Pick<ModelSetup, 'bindings'>,
  { id, kind }: Pick<StoredProvider, 'id' | 'kind'>,
): boolean =>
  bindings.some(({ model_key, bound, fallbacks }) =>
    [bound, ...fallbacks].some(
      ({ provider_id, model }) => provider_id === id && isUnfit(kind, model_key, model),
    ),
  )

export function refuseBinding(
  file: ModelsOfFile,
  setup: ModelSetup,
  key: ModelName,
  { bound, fallbacks, settings }: BindingForm,
): Refusal | null {
  if (file.bindings.some(({ model_key }) => model_key === key)) return { code: 'models_file' }
  const faultOf = ({ provider_id, model }: BoundModel): FormErrorCode | null => {
    const provider = [...setup.providers, ...file.providers].find(({ id }) => id === provider_id)
    if (!provider) return 'providerUnknown'
    return isUnfit(provider.kind, key, model) ? 'providerUnfit' : null
  }
  const fault = bound && faultOf(bound)
  if (fault) return formRefusal('bound', fault)
  for (const fallback of fallbacks) {
    const unfit = faultOf(fallback)
    if (unfit) return formRefusal('fallbacks', unfit)
  }
  const context = settings.context_tokens ?? USUAL.context_tokens
  const output = settings.max_output_tokens ?? USUAL.max_output_tokens
  return context - output < PROMPT_TOKENS ? formRefusal('settings', 'modelRoomSmall') : null
}

const HOSTED: readonly ProviderKind[] = ['anthropic', 'google', 'mistral']
/** Minimum length of an API key of which the last two characters are shown. */
const SHOWN_FROM = 12

type Needed = Pick<ModelContext, 'modelRegistry' | 'providerProbe' | 'keySeal'>

const stateOf = ({ asked_at, answered_in_ms, fault }: StoredCheck): AdminProvider['state'] => ({
  asked_at: asked_at.toISOString(),
  answered_in_ms,
  fault,
})

export function presentProvider(
  stored: StoredProvider,
  { keySeal, check, now }: { keySeal: KeySeal; check: StoredCheck | undefined; now: Date },
): AdminProvider {
  const { id, sealed_key, ...shown } = stored
  // The key was sealed with a secret that this installation no longer has.
  const isKeyLost = sealed_key !== null && keySeal.open(id, sealed_key) === null
  const lost = { provider_id: id, asked_at: check?.asked_at ?? now, answered_in_ms: null }
  const state = isKeyLost ? { ...lost, fault: 'wrong_key' as const } : check
  return {
    id,
    ...shown,
    has_key: sealed_key !== null,
    is_read_only: false,
    state: state ? stateOf(state) : null,
  }
}

export const presentFileProvider = (
  { api_key, ...shown }: FileProvider,
  check: StoredCheck | undefined,
): AdminProvider => ({
  ...shown,
  has_key: api_key !== null,
  key_ends_in: null,
  is_read_only: true,
  state: check ? stateOf(check) : null,
})

export const providerFacts = (provider: StoredProvider): AuditFacts => {
  const { name, kind, base_url, allow_private_network, time_limits, sealed_key } = provider
  return {
    name,
    kind,
    base_url,
    allow_private_network,
    ...(time_limits && { time_limits: JSON.stringify(time_limits) }),
    has_key: sealed_key !== null,
  }
}

export function addressIn(
  { providerProbe }: Pick<Needed, 'providerProbe'>,
  {
    base_url,
    kind,
    allow_private_network,
  }: Pick<ProviderForm, 'kind' | 'base_url' | 'allow_private_network'>,
  insideFault: FormErrorCode = 'providerAddressInside',
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
  if (!allow_private_network && providerProbe.isInside(address))
    return formRefusal('base_url', insideFault)
  return { address: address.replace(/(?<!\/)\/+$/, '') }
}

const originOf = (address: string | null) => (address === null ? null : new URL(address).origin)

type Place = Pick<StoredProvider, 'kind' | 'base_url'>

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.kind === other.kind && originOf(one.base_url) === originOf(other.base_url)

export function sealKey(keySeal: KeySeal, owner: string, api_key: string) {
  const key = api_key.trim()
  return {
    sealed_key: keySeal.seal(owner, key),
    key_ends_in: key.length < SHOWN_FROM ? '' : key.slice(-2),
  }
}

/** Returns the encrypted key. Uses the stored key only for the same address, so that no other server gets it. */
function keyOf(
  { keySeal }: Needed,
  { api_key, kind }: ProviderForm,
  { id, place, before }: { id: string; place: string | null; before: StoredProvider | null },
): Pick<StoredProvider, 'sealed_key' | 'key_ends_in'> | Refusal {
  if (api_key === undefined && before !== null && before.sealed_key !== null) {
    return isSamePlace(before, { kind, base_url: place })
      ? before
      : formRefusal('api_key', 'providerKeyAgain')
  }
  if (api_key === undefined || api_key === null) {
    return HOSTED.includes(kind)
      ? formRefusal('api_key', 'providerKeyMissing')
      : { sealed_key: null, key_ends_in: null }
  }
  return sealKey(keySeal, id, api_key)
}

const fold = (name: string) => name.normalize('NFC').trim().toLowerCase()

export function providerFrom(
  ctx: Needed,
  setup: ModelSetup,
  { id, form, before }: { id: string; form: ProviderForm; before: StoredProvider | null },
): StoredProvider | Refusal {
  const { name, kind, allow_private_network } = form
  const others = setup.providers.filter((provider) => provider.id !== id)
  const isTaken = [...others, ...ctx.modelRegistry.file.providers].some(
    (other) => fold(other.name) === fold(name),
  )
  if (isTaken) return formRefusal('name', 'providerNameTaken')
  const found = addressIn(ctx, form)
  if (isRefusal(found)) return found
  const key = keyOf(ctx, form, { id, place: found.address, before })
  if (isRefusal(key)) return key
  const { sealed_key, key_ends_in } = key
  const { time_limits = before?.time_limits ?? null } = form
  const place = { kind, base_url: found.address, allow_private_network }
  return { id, name, ...place, time_limits, sealed_key, key_ends_in }
}

import type { ProviderKind } from '@kathasagar/api/contract'

import type {
  ProviderConnection,
  ListedModels,
  LocalServer,
  ProviderProbe,
} from '../../modules/models/index.ts'
import { isInside } from '../net/publicAddress.ts'
import { openConnection, type OpenLine } from './connection.ts'
import type { LineLimits } from './callPolicy.ts'
import { tidy } from './plainText.ts'
import { toProviderError, ProviderError } from './providerError.ts'

type Asked = Pick<ProviderConnection, 'kind' | 'api_key'>

const bearerOf = ({ api_key }: Asked): Record<string, string> =>
  api_key ? { authorization: `Bearer ${api_key}` } : {}

interface ModelListing {
  home?: string
  request: (provider: Asked) => { path: string; headers: Record<string, string> }
}

const PREFIX_OF_GOOGLE = /^models\//

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const nameOf = (model: unknown): string[] => {
  const { id, name, model: called } = fieldsOf(model)
  const found = [model, id, name, called].find((one) => typeof one === 'string')
  return found === undefined ? [] : [tidy(found as string).replace(PREFIX_OF_GOOGLE, '')]
}

/** Returns the names of models in any usual format. Null if there is no list. */
function namesIn(answer: unknown): string[] | null {
  const { data, models, result, items } = fieldsOf(answer)
  const list = [answer, data, models, result, items].find(Array.isArray)
  return list?.flatMap(nameOf) ?? null
}

const MODEL_LISTS: Readonly<Record<ProviderKind, ModelListing>> = {
  'openai-compatible': {
    request: (provider) => ({ path: '/models', headers: bearerOf(provider) }),
  },
  anthropic: {
    home: 'https://api.anthropic.com/v1',
    request: ({ api_key }) => ({
      path: '/models?limit=1000',
      headers: { 'x-api-key': api_key ?? '', 'anthropic-version': '2023-06-01' },
    }),
  },
  google: {
    home: 'https://generativelanguage.googleapis.com/v1beta',
    request: ({ api_key }) => ({
      path: '/models?pageSize=1000',
      headers: { 'x-goog-api-key': api_key ?? '' },
    }),
  },
  mistral: {
    home: 'https://api.mistral.ai/v1',
    request: (provider) => ({ path: '/models', headers: bearerOf(provider) }),
  },
}

const LISTING_MS = 8000
/** Limits of a list request. The longest lists have half a megabyte. */
const LISTING: LineLimits = {
  connectMs: 5000,
  firstByteMs: 7000,
  idleMs: 5000,
  maxBytes: 4 * 2 ** 20,
}
const MOST_MODELS = 2000
const LONGEST_NAME = 200

/** HTTP statuses of an address that has no model list. */
const NO_LIST = new Set([301, 302, 303, 307, 308, 404, 405])

async function readList(response: Response): Promise<unknown> {
  if (NO_LIST.has(response.status)) throw new ProviderError('unreadable', 'no list here')
  if (!response.ok) {
    const responseBody = (await response.text()).slice(0, 2000)
    throw toProviderError({ statusCode: response.status, message: '', responseBody })
  }
  try {
    return JSON.parse(await response.text())
  } catch (error) {
    throw error instanceof SyntaxError ? new ProviderError('unreadable', 'no JSON') : error
  }
}

const tidyNames = (names: readonly string[]) =>
  [...new Set(names)]
    .filter((name) => name !== '' && name.length <= LONGEST_NAME)
    .slice(0, MOST_MODELS)

async function listModels(
  provider: ProviderConnection,
  limits: LineLimits,
  withinMs: number,
  openLine: OpenLine = openConnection,
): Promise<ListedModels> {
  const { base_url, allow_private_network } = provider
  const { home, request } = MODEL_LISTS[provider.kind]
  const address = base_url ?? home
  const late = AbortSignal.timeout(withinMs)
  const line = openLine({ address, isInside: allow_private_network }, limits)
  late.addEventListener('abort', line.close, { once: true })
  const began = performance.now()
  try {
    const { path, headers } = request(provider)
    const list = await readList(await line.fetch(`${address}${path}`, { headers }))
    const names = namesIn(list)
    if (names === null) throw new ProviderError('unreadable', 'no list of models')
    const answered_in_ms = Math.round(performance.now() - began)
    return { answered_in_ms, fault: null, models: tidyNames(names) }
  } catch (error) {
    const { code, told } = line.fault() ?? toProviderError(error)
    const fault = late.aborted || code === 'storyteller_timeout' ? 'too_slow' : told
    return { answered_in_ms: null, fault, models: [] }
  } finally {
    late.removeEventListener('abort', line.close)
    line.close()
  }
}

export const createProviderProbe = (openLine: OpenLine = openConnection): ProviderProbe => ({
  isInside: (address) => isInside(new URL(address)),
  listModels: async (provider) => {
    const listed = await listModels(provider, LISTING, LISTING_MS, openLine)
    return { ...listed, models: listed.models.toSorted((one, other) => one.localeCompare(other)) }
  },
})

export const LOCAL_PORTS: Readonly<Record<string, number>> = {
  Ollama: 11434,
  'LM Studio': 1234,
  'llama.cpp': 8080,
  vLLM: 8000,
}
/** Time limit of all requests together, in ms. */
const LOCAL_MS = 300
const LOCAL_LIMITS: LineLimits = {
  connectMs: LOCAL_MS,
  firstByteMs: LOCAL_MS,
  idleMs: LOCAL_MS,
  maxBytes: 2 ** 18,
}
const NO_STORYTELLER = /embed|minilm|\bbge\b|rerank|whisper|\btts\b|\bclip\b/i

/** Searches for local model servers. Makes one request per port. */
export async function findLocalServers(
  ports: Readonly<Record<string, number>>,
): Promise<LocalServer[]> {
  const found = Object.entries(ports).map(async ([name, port]) => {
    const base_url = `http://127.0.0.1:${port}/v1`
    const asked = {
      kind: 'openai-compatible',
      name,
      base_url,
      allow_private_network: true,
      api_key: null,
    } as const
    const { models } = await listModels(asked, LOCAL_LIMITS, LOCAL_MS)
    const model = models.find((one) => !NO_STORYTELLER.test(one))
    return model === undefined ? [] : [{ name, base_url, model }]
  })
  return (await Promise.all(found)).flat()
}

import type { Connection } from './connection.ts'
import { faultOf } from './faultOf.ts'
import { ProviderFault } from './providerFault.ts'
import type { Provider } from './readModelsFile.ts'

/** A server that speaks no protocol of the client libraries, as one call reaches it. */
export interface PlainServer {
  provider: Provider
  line: Connection
}

/** `name:password` is how Stable Diffusion's web UI and proxies know who asks; all else is a token. */
function authorizationOf({ apiKey }: Provider): Record<string, string> {
  if (apiKey === undefined) return {}
  const isPair = apiKey.includes(':')
  return {
    authorization: isPair ? `Basic ${Buffer.from(apiKey).toString('base64')}` : `Bearer ${apiKey}`,
  }
}

/**
 * Asks for a path below the provider's address; with a body it is sent there.
 * @throws ProviderFault for any status but those of success.
 */
export async function askPath(
  { provider, line }: PlainServer,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await line.fetch(`${provider.baseUrl ?? ''}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...authorizationOf(provider),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (response.ok) return response
  throw faultOf({
    statusCode: response.status,
    responseBody: await response.text(),
    responseHeaders: Object.fromEntries(response.headers),
  })
}

/** The same where the answer is JSON. */
export async function askJson(...asked: Parameters<typeof askPath>): Promise<unknown> {
  const response = await askPath(...asked)
  const answer = await response.text()
  try {
    return JSON.parse(answer)
  } catch {
    throw new ProviderFault('unreadable', 'no JSON')
  }
}

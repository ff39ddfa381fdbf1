import type { Connection } from './connection.ts'
import { faultOf } from './faultOf.ts'
import { ProviderFault } from './providerFault.ts'
import type { Provider } from './readModelsFile.ts'

/** A server that speaks no protocol of the client libraries, as one call reaches it. */
export interface PlainServer {
  provider: Provider
  line: Connection
}

/** Returns the header that carries a key, or none without a key. */
export const bearerOf = (key: string | null | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {}

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
      ...bearerOf(provider.apiKey),
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

import type { Call } from '../../platform/call.ts'
import type { SetupContext } from './context.ts'
import type { LocalServer } from './providerTypes.ts'
import { readSetup } from './setup.queries.ts'

type LocalContext = Pick<SetupContext, 'db' | 'findLocalServers' | 'modelRegistry'>

function localPort(address: string | null): string | null {
  const { hostname, port } = new URL(address ?? 'http://elsewhere.invalid')
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? port : null
}

export async function findNewServers(ctx: LocalContext): Promise<LocalServer[]> {
  const [found, { providers }] = await Promise.all([ctx.findLocalServers(), readSetup(ctx.db)])
  const known = [...providers, ...ctx.modelRegistry.file.providers].map((one) =>
    localPort(one.base_url),
  )
  return found.filter(({ base_url }) => !known.includes(localPort(base_url)))
}

export const listLocalServers: Call<'listLocalServers', LocalContext> = async (ctx) => ({
  servers: await findNewServers(ctx),
})

import type { Config } from './config.ts'

const LOOPBACK = /^(127(\.\d+){3}|::1|localhost)$/

export function warnInsecureHttp(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  address: string,
): string | null {
  if (LOOPBACK.test(host) || publicUrl?.startsWith('https://')) return null
  const { port } = new URL(address)
  return [
    `The server listens on ${host}:${port} over plain HTTP, so others on the network can read the traffic.`,
    'Use a proxy with TLS and set PUBLIC_URL=https://… (docs/OPERATIONS.md), or set HOST=127.0.0.1 to accept local connections only.',
  ].join('\n')
}

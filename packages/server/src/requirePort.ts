import { createServer } from 'node:net'

/** Throws if the port is in use, before a first start creates accounts and prints passwords. */
export function requirePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

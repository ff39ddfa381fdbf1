import { createServer } from 'node:net'

/**
 * Fails as listening would, before anything else is done: a first start that finds its port taken
 * must not have made accounts and printed their passwords already.
 */
export function requirePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

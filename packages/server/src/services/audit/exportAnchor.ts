import type { Ports } from '../ports.ts'
import { signAnchor } from './chain.ts'

type Needed = Pick<Ports, 'store' | 'clock' | 'secrets' | 'auditFiles' | 'objectStore'>

/**
 * Keeps where the chain of the audit log is, signed, once a day: in the data directory, and in the
 * object store where there is one. Kept elsewhere it proves what was cut off since, or made anew.
 */
export async function exportAnchor(ports: Needed): Promise<void> {
  const { store, clock, secrets, auditFiles, objectStore } = ports
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  if (await auditFiles.hasAnchor(day)) return
  const head = await store.repositories.auditChain.head()
  if (!head) return
  const text = `${JSON.stringify(signAnchor(head, now, secrets.current()))}\n`
  await objectStore?.put(`audit/${day}.json`, Buffer.from(text), 'application/json')
  await auditFiles.saveAnchor(day, text)
}

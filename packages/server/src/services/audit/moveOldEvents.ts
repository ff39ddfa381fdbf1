import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { BEGINNING, signAnchor } from './chain.ts'
import type { ChainLink } from './chainPorts.ts'

type Needed = Pick<Ports, 'store' | 'clock' | 'secrets' | 'auditFiles' | 'auditDays'>

/** Events of one file; what is left goes at the next time. */
const IN_A_FILE = 5000
/** Events from before there was a chain that are linked at once: the head is held meanwhile. */
const LINKED_AT_ONCE = 500

const dayBefore = ({ clock }: Needed, days: number) =>
  new Date(clock.now().getTime() - days * DAY_MS).toISOString()

const happenedAt = ({ text }: ChainLink) =>
  text === null ? null : String((JSON.parse(text) as unknown[])[1])

/** The links up to the first that is too young, or whose event is not there. */
function oldOnes(links: readonly ChainLink[], before: string) {
  const young = links.findIndex((link) => (happenedAt(link) ?? before) >= before)
  return young === -1 ? links : links.slice(0, young)
}

/**
 * How long events stay in the database. Files alone are forgotten, so what is kept for a shorter time
 * than it may lie there moves as early.
 */
export const daysInDatabase = ({ inDatabase, kept }: Needed['auditDays']) =>
  Math.min(inDatabase, kept)

/** Moves the oldest events into a file; how many. The file is whole before they leave the database. */
async function moveSome(ports: Needed): Promise<number> {
  const { store, clock, secrets, auditFiles, auditDays } = ports
  const { auditChain } = store.repositories
  const head = await auditChain.head()
  const from = (head?.moved ?? BEGINNING).seq
  const links = await auditChain.listLinks(from, IN_A_FILE)
  const old = oldOnes(links, dayBefore(ports, daysInDatabase(auditDays)))
  const last = old.at(-1)
  if (!last) return 0
  const day = (happenedAt(last) ?? '').slice(0, 10)
  await auditFiles.saveMoved({ from: from + 1, to: last.seq, day }, old)
  const to = signAnchor(last, clock.now(), secrets.current())
  await store.transaction((repositories) => repositories.auditChain.moveOut(from, to))
  return old.length
}

/** Forgets files of which the last event is old enough, the oldest first. */
async function forgetFiles(ports: Needed): Promise<void> {
  const { store, clock, secrets, auditFiles, auditDays } = ports
  const before = dayBefore(ports, auditDays.kept).slice(0, 10)
  for (const file of await auditFiles.listMoved()) {
    const head = await store.repositories.auditChain.head()
    const from = (head?.forgotten ?? BEGINNING).seq
    // What no place of the chain leads to, and what is not the oldest, is left for somebody to look at.
    if (file.day >= before || file.from > from + 1) return
    const last = (await auditFiles.readMoved(file)).at(-1)
    if (file.to > from && last) {
      const to = signAnchor(last, clock.now(), secrets.current())
      await store.transaction(({ auditChain }) => auditChain.forget(from, to))
    }
    await auditFiles.dropMoved(file)
  }
}

/**
 * Moves old events of the audit log out of the database into files, and forgets files that are older
 * still. Both are noted in the chain, signed, so that nobody else can take out events in this way.
 */
export async function moveOldEvents(ports: Needed): Promise<void> {
  while ((await moveSome(ports)) === IN_A_FILE);
  await forgetFiles(ports)
}

/** Links events from before there was a chain, a few at a time, until all are. */
export async function linkOldEvents({ store }: Pick<Ports, 'store'>): Promise<void> {
  while ((await store.repositories.auditChain.linkOld(LINKED_AT_ONCE)) === LINKED_AT_ONCE);
}

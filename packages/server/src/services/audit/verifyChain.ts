import type { Ports } from '../ports.ts'
import { BEGINNING, isSigned, linkHash, readAnchor, type ChainPoint } from './chain.ts'
import type { Anchor, AuditChainRepository, ChainHead, ChainLink } from './chainPorts.ts'

type Needed = Pick<Ports, 'store' | 'secrets' | 'auditFiles'>

/** What was done to the log, at the first place where it shows. */
export type ChainFault =
  | { kind: 'changed' | 'removed' | 'cut' | 'replaced'; seq: number }
  | { kind: 'put_in'; id: string }
  | { kind: 'unsigned' }

export interface Verified {
  /** Events that were looked at. */
  events: number
  /** Anchors that they were compared with. */
  anchors: number
  /** Events from before there was a chain that wait for their place. */
  waiting: number
  fault: ChainFault | null
}

const AT_ONCE = 2000

/** Stops a walk at the first fault. */
class Broken extends Error {
  readonly fault: ChainFault

  constructor(fault: ChainFault) {
    super('The chain of the audit log is broken')
    this.fault = fault
  }
}

/** Goes from link to link, and compares with what was signed on the way. */
class Walk {
  at: ChainPoint = BEGINNING
  events = 0
  readonly signed: readonly ChainPoint[]

  constructor(signed: readonly ChainPoint[]) {
    this.signed = signed
  }

  /** Begins behind what was forgotten. */
  beginAt(point: ChainPoint) {
    this.at = point
  }

  step({ seq, text, hash }: ChainLink) {
    const next = this.at.seq + 1
    // Files may overlap where two processes have written them.
    if (seq < next) return
    if (seq > next || text === null) throw new Broken({ kind: 'removed', seq: next })
    if (linkHash(this.at, text) !== hash) throw new Broken({ kind: 'changed', seq })
    this.at = { seq, hash }
    this.events += 1
    this.compare()
  }

  private compare() {
    const { seq, hash } = this.at
    if (this.signed.some((it) => it.seq === seq && it.hash !== hash)) {
      throw new Broken({ kind: 'replaced', seq })
    }
  }

  endAt(head: ChainPoint) {
    const next = this.at.seq + 1
    if (head.seq > this.at.seq) throw new Broken({ kind: 'removed', seq: next })
    if (this.signed.some((it) => it.seq > this.at.seq)) throw new Broken({ kind: 'cut', seq: next })
    if (head.hash !== this.at.hash) throw new Broken({ kind: 'replaced', seq: this.at.seq })
  }
}

async function walkFiles(walk: Walk, { auditFiles }: Needed, until: number) {
  for (const file of await auditFiles.listMoved()) {
    if (file.to <= walk.at.seq) continue
    for (const link of await auditFiles.readMoved(file)) walk.step(link)
  }
  if (walk.at.seq < until) throw new Broken({ kind: 'removed', seq: walk.at.seq + 1 })
}

async function walkDatabase(walk: Walk, chain: AuditChainRepository, from: number) {
  let after = from
  for (;;) {
    const links = await chain.listLinks(after, AT_ONCE)
    for (const link of links) walk.step(link)
    const last = links.at(-1)
    if (!last) return
    after = last.seq
  }
}

async function walkAll(
  ports: Needed,
  chain: AuditChainRepository,
  { head, anchors }: { head: ChainHead; anchors: readonly Anchor[] },
) {
  const signed = [head.forgotten, head.moved, ...anchors].filter((it) => it !== null)
  if (signed.some((anchor) => !isSigned(anchor, ports.secrets.all())))
    throw new Broken({ kind: 'unsigned' })
  const walk = new Walk(signed)
  walk.beginAt(head.forgotten ?? BEGINNING)
  await walkFiles(walk, ports, head.moved?.seq ?? 0)
  await walkDatabase(walk, chain, walk.at.seq)
  walk.endAt(head)
  const id = await chain.firstUnlinked()
  if (id !== undefined) throw new Broken({ kind: 'put_in', id })
  return walk.events
}

const NOTHING: ChainHead = { ...BEGINNING, moved: null, forgotten: null }

/**
 * Walks the whole chain of the audit log, in files and in the database, and names the first event that
 * was changed, taken out or put in.
 *
 * @param given Texts of anchors that were kept elsewhere, beside those of the data directory.
 */
export async function verifyChain(ports: Needed, given: readonly string[]): Promise<Verified> {
  const texts = [...(await ports.auditFiles.listAnchors()), ...given]
  const anchors = texts.map(readAnchor)
  return ports.store.transaction(async ({ auditChain }) => {
    await auditChain.readOneMoment()
    const head = await auditChain.head()
    const found = { events: 0, anchors: anchors.length }
    try {
      const read = anchors.filter((anchor) => anchor !== null)
      if (read.length < anchors.length) throw new Broken({ kind: 'unsigned' })
      const waiting = head ? await auditChain.countOldUnlinked() : 0
      if (!head && read.length === 0) return { ...found, waiting, fault: null }
      const events = await walkAll(ports, auditChain, { head: head ?? NOTHING, anchors: read })
      return { ...found, events, waiting, fault: null }
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      return { ...found, waiting: 0, fault: error.fault }
    }
  })
}

import { isSigned, readAnchor, signAnchor } from './audit/chain.ts'
import type { Anchor } from './audit/chainPorts.ts'
import type { Ports } from './ports.ts'

type Needed = Pick<Ports, 'store' | 'secrets' | 'keySeal' | 'auditFiles'>

/** The same anchor by the current secret; null where it is, or where no secret of ours signed it. */
function signedAnew({ secrets }: Needed, anchor: Anchor | null): Anchor | null {
  if (!anchor || isSigned(anchor, [secrets.current()]) || !isSigned(anchor, secrets.all()))
    return null
  return signAnchor(anchor, new Date(anchor.at), secrets.current())
}

async function resignAnchors(ports: Needed): Promise<void> {
  const { store, auditFiles } = ports
  const { auditChain } = store.repositories
  const head = await auditChain.head()
  const [moved, forgotten] = [head?.moved ?? null, head?.forgotten ?? null].map((anchor) =>
    signedAnew(ports, anchor),
  )
  if (moved) await store.transaction((it) => it.auditChain.moveOut(moved.seq, moved))
  if (forgotten) await store.transaction((it) => it.auditChain.forget(forgotten.seq, forgotten))
  for (const text of await auditFiles.listAnchors()) {
    const anchor = signedAnew(ports, readAnchor(text))
    if (anchor) await auditFiles.saveAnchor(anchor.at.slice(0, 10), `${JSON.stringify(anchor)}\n`)
  }
}

/** Seals and signs by the current secret what another of the installation's has; how many were sealed. */
export async function reseal(ports: Needed): Promise<number> {
  const { store, keySeal, secrets } = ports
  if (secrets.all().length === 1) return 0
  let count = 0
  for (const text of await store.repositories.sealed.list()) {
    const renewed = keySeal.renew(text.owner, text.sealed)
    if (renewed === null) continue
    await store.transaction(async ({ sealed, modelSetup }) => {
      // Processes that hold what was set up hear that it is another.
      if (text.table === 'model_providers') await modelSetup.beginChange()
      await sealed.replace(text, renewed)
    })
    count += 1
  }
  await resignAnchors(ports)
  return count
}

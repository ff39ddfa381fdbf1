import type { Ports } from './ports.ts'

type Needed = Pick<Ports, 'store' | 'secrets' | 'keySeal'>

/** Seals by the current secret what an earlier one has sealed. Returns the number of sealed texts. */
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
  return count
}

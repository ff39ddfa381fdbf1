import type { KeptSecret, Secrets } from '../platform/secrets.ts'

/** Those that are good, the one first that signs now. */
function inOrder(kept: readonly KeptSecret[]): readonly string[] {
  const now = Date.now()
  const [next, ...before] = kept
  if (!next) throw new Error('An installation has a secret')
  const waits = next.signs_from !== null && next.signs_from.getTime() > now
  const order = waits && before.length > 0 ? [...before, next] : kept
  return [...new Set(order.map(({ value }) => value))]
}

/**
 * Secrets as they are read from where they are kept, the newest first.
 *
 * @param read Looks there again; what can't change is looked at once.
 */
export function keepSecrets(
  first: readonly KeptSecret[],
  read?: () => Promise<readonly KeptSecret[]>,
): Secrets {
  let kept = first
  const all = () => inOrder(kept)
  return {
    all,
    current: () => all()[0] ?? '',
    refresh: async () => {
      if (read) kept = await read()
    },
  }
}

/** What is derived from a secret, made ready once for each. */
export function bySecret<T>(derive: (secret: string) => T): (secret: string) => T {
  const derived = new Map<string, T>()
  return (secret) => {
    const known = derived.get(secret)
    if (known !== undefined) return known
    const made = derive(secret)
    derived.set(secret, made)
    return made
  }
}

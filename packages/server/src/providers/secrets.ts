import type { StoredSecret, Secrets } from '../platform/call.ts'

function inOrder(kept: readonly StoredSecret[]): readonly string[] {
  const now = Date.now()
  const [next, ...before] = kept
  if (!next) throw new Error('An installation has a secret')
  const waits = next.signs_from !== null && next.signs_from.getTime() > now
  const order = waits && before.length > 0 ? [...before, next] : kept
  return [...new Set(order.map(({ value }) => value))]
}

/** Stores the secrets in memory, newest first. `refresh` reads them again. Without `read`, they never change. */
export function createSecrets(
  first: readonly StoredSecret[],
  read?: () => Promise<readonly StoredSecret[]>,
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

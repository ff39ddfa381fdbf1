const PROOF_MS = 5 * 60_000

/** How long what needs a proof is open after one (security.md 4). */
export const endOfProof = (provedAt: Date) => new Date(provedAt.getTime() + PROOF_MS)

/** Whether the caller has proved a short while ago to be who they say. */
export const isProved = (provedAt: Date | null, now: Date) =>
  provedAt !== null && endOfProof(provedAt) > now

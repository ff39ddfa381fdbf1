import fc from 'fast-check'
import { sql } from 'kysely'

import type { PasswordHasher } from '../../services/auth/ports.ts'
import { buildTestApp } from '../buildTestApp.ts'
import { expectSoundLedger } from '../play.ts'
import { createScriptedModels } from '../scriptedModels.ts'
import { beginLife, checkWallets, checkSessions } from './life.ts'
import { liveThrough } from './liveThrough.ts'
import { lives, type Step } from './steps.ts'

/** Lives that one audit reads: it reads all there are, so they must not grow for ever. */
const LIVES_TOGETHER = 25

export interface VerificationOptions {
  lives: number
  /** Steps of each life. */
  steps: number
  /** Makes the same lives again. */
  seed?: number
  /** Called after each life. */
  onLived?: () => void
}

/** Nobody signs in again here, and a proper hash takes as long as several steps. */
const noHasher: PasswordHasher = {
  hash: async (password) => `not hashed: ${password}`,
  verify: async () => false,
}

async function openWorld() {
  const models = createScriptedModels()
  const app = await buildTestApp({ ports: { ...models.ports, passwords: noHasher } })
  const clear = () =>
    sql`truncate users, ledger_accounts, ledger_transfers, rate_limits cascade`.execute(app.db)
  return { models, app, clear }
}
type World = Awaited<ReturnType<typeof openWorld>>

async function live({ models, app }: World, taken: readonly (Step | null)[]): Promise<void> {
  models.reset()
  const life = await beginLife(app, models)
  for (const step of taken) {
    if (step === null) continue
    await liveThrough(life, step)
    await checkWallets(life)
  }
  await checkSessions(life)
  await expectSoundLedger(app.db)
}

async function liveThem(
  world: World,
  { steps, seed, onLived }: VerificationOptions,
  count: number,
) {
  await world.clear()
  const property = fc.asyncProperty(lives(steps), async (taken) => {
    try {
      await live(world, taken)
    } catch (fault) {
      // What one life has broken would make every shorter one look broken too.
      await world.clear()
      throw fault
    }
    onLived?.()
  })
  await fc.assert(property, { numRuns: count, ...(seed === undefined ? {} : { seed }) })
}

/** Throws with the shortest life it can find in which server and books do not agree. */
export async function verifyLedger(proof: VerificationOptions): Promise<void> {
  const world = await openWorld()
  try {
    for (let lived = 0; lived < proof.lives; lived += LIVES_TOGETHER) {
      const seed = proof.seed === undefined ? {} : { seed: proof.seed + lived }
      await liveThem(world, { ...proof, ...seed }, Math.min(LIVES_TOGETHER, proof.lives - lived))
    }
  } finally {
    await world.app.close()
  }
}

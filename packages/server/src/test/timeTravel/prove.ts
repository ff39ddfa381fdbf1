import fc from 'fast-check'

import { buildTestApp } from '../buildTestApp.ts'
import { expectSoundBooks } from '../play.ts'
import { createScriptedModels } from '../scriptedModels.ts'
import { beginLife, checkPurses, checkSessions } from './life.ts'
import { liveThrough } from './liveThrough.ts'
import { lives, type Step } from './steps.ts'

/** Lives in one database: an audit reads all of it, so it must not grow for ever. */
const LIVES_EACH = 50

export interface Proof {
  lives: number
  /** Steps of each life. */
  steps: number
  /** Makes the same lives again. */
  seed?: number
  /** Called after each life. */
  onLived?: () => void
}

async function liveThem({ steps, seed, onLived }: Proof, count: number): Promise<void> {
  const models = createScriptedModels()
  const app = await buildTestApp({ ports: models.ports })
  const live = async (taken: readonly (Step | null)[]) => {
    models.reset()
    const life = await beginLife(app, models)
    for (const step of taken) {
      if (step === null) continue
      await liveThrough(life, step)
      await checkPurses(life)
    }
    await checkSessions(life)
    await expectSoundBooks(app.db)
    onLived?.()
  }
  try {
    await fc.assert(fc.asyncProperty(lives(steps), live), {
      numRuns: count,
      ...(seed === undefined ? {} : { seed }),
    })
  } finally {
    await app.close()
  }
}

/** Throws with the shortest life it can find in which server and books do not agree. */
export async function proveTimeTravel(proof: Proof): Promise<void> {
  for (let lived = 0; lived < proof.lives; lived += LIVES_EACH) {
    const seed = proof.seed === undefined ? {} : { seed: proof.seed + lived }
    await liveThem({ ...proof, ...seed }, Math.min(LIVES_EACH, proof.lives - lived))
  }
}

import { afterAll, afterEach, beforeAll } from 'vitest'

import { buildTestApp, type TestApp } from './buildTestApp.ts'
import type { createConnectedModels } from './connectedModels.ts'
import { startFaultServer, type FaultServer } from './faultServer.ts'
import { expectSoundLedger } from './play.ts'

export interface ModelStage {
  app: TestApp
  /** Who answers for the models, well or badly. */
  server: FaultServer
}

/**
 * Sets the stage for the tests of a file: the product, with `models` behind its keys, and a provider
 * that does as it is told. After each test the ledger must be sound.
 */
export function setModelStage(
  { ports }: Pick<ReturnType<typeof createConnectedModels>, 'ports'>,
  onSet: (stage: ModelStage) => void,
): void {
  let stage: ModelStage
  beforeAll(async () => {
    stage = { server: await startFaultServer(), app: await buildTestApp({ ports }) }
    onSet(stage)
  })
  afterEach(async () => {
    stage.server.reset()
    await expectSoundLedger(stage.app.db)
  })
  afterAll(async () => {
    await stage.app.close()
    await stage.server.close()
  })
}

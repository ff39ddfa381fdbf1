import { afterAll, afterEach } from 'vitest'

import { buildTestApp } from './buildTestApp.ts'
import { createConnectedModels } from './connectedModels.ts'
import { startFaultServer } from './faultServer.ts'
import { expectSoundLedger } from './play.ts'

/**
 * Sets the stage for the tests of a file: the product, with models behind its keys, and a provider
 * that answers for them, well or badly, as it is told. After each test the ledger must be sound.
 */
export async function setModelStage() {
  const models = createConnectedModels()
  const server = await startFaultServer()
  const app = await buildTestApp({ ports: models.ports })
  afterEach(async () => {
    server.reset()
    await expectSoundLedger(app.db)
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  return { app, models, server }
}

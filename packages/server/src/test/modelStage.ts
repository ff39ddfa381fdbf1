import { afterAll, afterEach } from 'vitest'

import { createConnectedModels } from './connectedModels.ts'
import { startFaultServer } from './faultServer.ts'
import { openTestApp } from './openTestApp.ts'
import { expectSoundLedger } from './play.ts'
import { createScriptedModels } from './scriptedModels.ts'

type Connect = ReturnType<typeof createConnectedModels>['connect']
type How = Parameters<Connect> extends [unknown, ...infer Rest] ? Rest : never

/**
 * Sets the stage for the tests of a file: the product, with models behind its keys, and a provider
 * that answers for them, well or badly, as it is told. After each test the ledger must be sound.
 */
export async function setModelStage() {
  const models = createConnectedModels()
  const server = await startFaultServer()
  afterAll(() => server.close())
  const app = await openTestApp({ ports: models.ports })
  afterEach(async () => {
    server.reset()
    await expectSoundLedger(app.db)
  })
  /** Puts models of the provider behind keys, by name alone or with what else a models file says. */
  const bind = (bound: Record<string, string | object>, ...how: How) => {
    const entry = ([key, model]: [string, string | object]) => [
      key,
      { provider: 'p', ...(typeof model === 'string' ? { model } : model) },
    ]
    const entries = Object.fromEntries(Object.entries(bound).map(entry))
    models.connect({ providers: { p: server.asProvider }, models: entries }, ...how)
  }
  return { app, bind, models, server }
}

/** The same with models that do as a test says, and no provider. */
export async function setScriptedStage() {
  const models = createScriptedModels()
  const app = await openTestApp({ ports: models.ports })
  afterEach(async () => {
    models.reset()
    await expectSoundLedger(app.db)
  })
  return { app, models }
}

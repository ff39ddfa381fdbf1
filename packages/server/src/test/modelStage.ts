import { afterAll, afterEach } from 'vitest'

import type { TestOptions } from './buildTestApp.ts'
import { createConnectedModels } from './connectedModels.ts'
import { startFailingServer } from './failingServer.ts'
import { openPlayApp } from './openTestApp.ts'
import { createScriptedModels } from './scriptedModels.ts'

type Connect = ReturnType<typeof createConnectedModels>['connect']
type How = Parameters<Connect> extends [unknown, ...infer Rest] ? Rest : never

export async function setModelStage(options: Pick<TestOptions, 'database'> = {}) {
  const models = createConnectedModels()
  const server = await startFailingServer()
  afterAll(() => server.close())
  const app = await openPlayApp({ ...options, ports: models.ports })
  afterEach(() => server.reset())
  /** Binds keys to models of the provider, either by name or with further options. */
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

export async function setScriptedStage() {
  const models = createScriptedModels()
  const app = await openPlayApp({ ports: models.ports })
  afterEach(() => models.reset())
  return { app, models }
}

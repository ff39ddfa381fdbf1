import type { Config } from './configShape.ts'
import { createModelRegistry } from './providers/models/modelRegistry.ts'
import { providerProbe } from './providers/models/providerProbe.ts'
import type { Context, Platform } from './platform/context.ts'
import {
  listTraits,
  openModelBudget,
  readSetup,
  readVersion,
  saveTraits,
} from './modules/models/index.ts'

/** Built-in models are used unless a models file or an admin connects providers. */
export function modelPorts(
  { models: file, modelsDailyCredits }: Config,
  ports: Platform & Pick<Context, 'reportFault' | 'keySeal'>,
) {
  const { registry, connected } = createModelRegistry({
    file,
    setups: {
      readVersion: () => readVersion(ports.db),
      readSetup: () => readSetup(ports.db),
      listTraits: () => listTraits(ports.db),
      saveTraits: (traits) => saveTraits(ports.db, traits),
    },
    keySeal: ports.keySeal,
    now: ports.clock.now,
    reportFault: ports.reportFault,
    // Read at each call, because the registry doesn't exist yet.
    budget: openModelBudget(
      ports,
      modelsDailyCredits,
      (): number | null => registry.setup().limits.daily_limit_micros,
    ),
  })
  return { ...connected, modelRegistry: registry, providerProbe, keySeal: ports.keySeal }
}

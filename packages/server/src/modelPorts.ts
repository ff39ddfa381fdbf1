import type { Config } from './configShape.ts'
import { createModelRegistry } from './providers/models/modelRegistry.ts'
import { providerProbe } from './providers/models/providerProbe.ts'
import type { Ports } from './services/ports.ts'
import {
  listTraits,
  openModelBudget,
  readSetup,
  readVersion,
  saveTraits,
} from './modules/models/index.ts'
import type { Platform } from './platform/context.ts'

/** Storytellers and painters: built in, unless a models file or an administrator has them connected. */
export function modelPorts(
  { models: file, modelsDailyCredits }: Config,
  ports: Platform & Pick<Ports, 'reportFault' | 'keySeal'>,
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
    // Asked at each call, and none is made before there is a registry.
    budget: openModelBudget(
      ports,
      modelsDailyCredits,
      (): number | null => registry.setup().limits.daily_limit_micros,
    ),
  })
  return { ...connected, modelRegistry: registry, providerProbe, keySeal: ports.keySeal }
}

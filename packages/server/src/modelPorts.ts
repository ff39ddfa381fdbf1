import type { Config } from './configShape.ts'
import { createModelRegistry } from './providers/models/modelRegistry.ts'
import { providerProbe } from './providers/models/providerProbe.ts'
import type { Ports } from './services/ports.ts'
import { openModelBudget } from './services/spending/modelBudget.ts'

/** Storytellers and painters: built in, unless a models file or an administrator has them connected. */
export function modelPorts(
  { models: file, modelsDailyCredits }: Config,
  ports: Pick<Ports, 'store' | 'clock' | 'reportFault' | 'keySeal'>,
) {
  const { registry, connected } = createModelRegistry({
    file,
    setups: ports.store.repositories.modelSetup,
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

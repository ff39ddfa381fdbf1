import type { Config } from './configShape.ts'
import { createModelFileHost } from './providers/modelFile/modelFileHost.ts'
import { isModelFile, MODEL_FILE_URL, modelFolders } from './providers/modelFile/modelFolders.ts'
import { openConnection, type OpenLine } from './providers/models/connection.ts'
import { createModelRegistry } from './providers/models/modelRegistry.ts'
import { createProviderProbe } from './providers/models/providerProbe.ts'
import type { Context, Platform } from './platform/context.ts'
import {
  listTraits,
  noteFault,
  openModelBudget,
  readSetup,
  readVersion,
  saveTraits,
} from './modules/models/index.ts'

/** Built-in models are used unless a models file or an admin connects providers. */
export function modelPorts(
  { models: file, modelsDailyCredits, dataDir, localModelIdleMs: idleMs }: Config,
  ports: Platform & Pick<Context, 'reportFault' | 'keySeal'>,
) {
  const modelFiles = createModelFileHost({
    ...modelFolders(dataDir),
    idleMs,
    onFault: ({ told }) => {
      const check = { asked_at: ports.clock.now(), fault: told }
      noteFault(ports.db, MODEL_FILE_URL, check).catch(ports.reportFault)
    },
  })
  const openLine: OpenLine = (home, limits) =>
    isModelFile(home) ? modelFiles.openLine(limits) : openConnection(home, limits)
  const { registry, connected } = createModelRegistry({
    file,
    setups: {
      readVersion: () => readVersion(ports.db),
      readSetup: () => readSetup(ports.db),
      listTraits: () => listTraits(ports.db),
      saveTraits: (traits) => saveTraits(ports.db, traits),
    },
    keySeal: ports.keySeal,
    openLine,
    now: ports.clock.now,
    reportFault: ports.reportFault,
    // Read at each call, because the registry doesn't exist yet.
    budget: openModelBudget(
      ports,
      modelsDailyCredits,
      (): number | null => registry.setup().limits.daily_limit_micros,
    ),
  })
  return {
    ...connected,
    modelRegistry: registry,
    providerProbe: createProviderProbe(openLine),
    keySeal: ports.keySeal,
  }
}

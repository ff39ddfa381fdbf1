import type { CallPolicy } from '../providers/models/callPolicy.ts'
import { connectModels } from '../providers/models/connectModels.ts'
import { readModelsFile } from '../providers/models/readModelsFile.ts'
import type { WordsModerator } from '../modules/safety/index.ts'
import type { ModelBudget } from '../modules/models/index.ts'
import type { ImageModels, ModelStates, TextModels } from '../modules/sessions/index.ts'

const KEY = 'a-key-that-nobody-may-see'

const UNLIMITED: ModelBudget = {
  take: async () => ({ giveBack: async () => undefined }),
  isShortOf: () => false,
}

type Line = CallPolicy['text']

const PATIENT: Line = {
  connectMs: 20_000,
  firstByteMs: 20_000,
  idleMs: 20_000,
  totalMs: 40_000,
  maxBytes: 2 ** 20,
}

export const IMPATIENT: Line = { ...PATIENT, connectMs: 300, firstByteMs: 300, idleMs: 300 }

/** Returns model states that always refer to the currently connected models. */
const statesNow = (current: () => { modelStates: ModelStates }): ModelStates => ({
  providerOf: (key) => current().modelStates.providerOf(key),
  providerModelOf: (key) => current().modelStates.providerModelOf(key),
  fallbacksOf: (key) => current().modelStates.fallbacksOf(key),
  isOwn: (key) => current().modelStates.isOwn(key),
  isDisabled: (key) => current().modelStates.isDisabled(key),
})

export function createConnectedModels() {
  let time = Date.now()
  const waits: number[] = []
  const faults: unknown[] = []
  const reportError = (error: unknown) => void faults.push(error)
  /** Connects the models of a models file. Records pauses and faults. Does not wait during pauses. */
  const connect = (file: unknown, policy: Partial<CallPolicy> = {}, budget = UNLIMITED) => {
    waits.length = 0
    faults.length = 0
    const config = readModelsFile(JSON.stringify(file), { TEST_API_KEY: KEY })
    if ('problems' in config) throw new Error(config.problems.join('\n'))
    const usual = {
      text: PATIENT,
      image: { ...PATIENT, maxBytes: 8 * 2 ** 20 },
      local: {},
      random: () => 0,
      pause: async (ms: number) => void waits.push(ms),
    }
    const surroundings = { now: () => new Date(time), reportError, budget }
    return connectModels(config, { ...surroundings, policy: { ...usual, ...policy } })
  }
  let current = connect({ providers: {}, models: {} })

  return {
    ports: {
      reportError,
      textModels: ((key, whose) => current.textModels(key, whose)) satisfies TextModels,
      imageModels: ((key) => current.imageModels(key)) satisfies ImageModels,
      modelStates: statesNow(() => current),
      wordsModerator: (async (words) =>
        current.wordsModerator?.(words) ?? null) satisfies WordsModerator,
    },
    connect: (...given: Parameters<typeof connect>) => {
      current = connect(...given)
    },
    waits,
    faults,
    pass: (ms: number) => {
      time += ms
    },
  }
}

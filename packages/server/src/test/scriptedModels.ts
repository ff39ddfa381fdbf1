import { builtinPainter } from '../providers/models/connectModels.ts'
import { builtinStoryteller } from '../providers/builtinStoryteller.ts'
import type {
  ImageModels,
  ModelStates,
  TextModel,
  TextModels,
} from '../modules/sessions/turn/narrate/modelPorts.ts'

/**
 * Creates models that tests can replace. By default, they are built in. All of them except kathakar count as
 * connected, so that they have prices.
 */
export function createScriptedModels() {
  let teller: TextModel = builtinStoryteller
  let painter = builtinPainter
  let tellsAll = false

  return {
    ports: {
      textModels: ((key) =>
        key === 'kathakar' && !tellsAll ? builtinStoryteller : teller) satisfies TextModels,
      imageModels: (() => painter) satisfies ImageModels,
      modelStates: {
        providerOf: (key) => (key === 'kathakar' ? null : `provider of ${key}`),
        providerModelOf: (key) => (key === 'kathakar' ? null : `scripted ${key}`),
        fallbacksOf: () => 0,
        isOwn: () => false,
        isDisabled: () => false,
      } satisfies ModelStates,
    },
    tellBy(next: TextModel, { kathakarToo = false } = {}) {
      teller = next
      tellsAll = kathakarToo
    },
    paintBy(next: typeof builtinPainter) {
      painter = next
    },
    reset() {
      teller = builtinStoryteller
      painter = builtinPainter
      tellsAll = false
    },
  }
}

export function pausedStoryteller() {
  const start = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const model: TextModel = {
    async *tell(request, signal) {
      yield 'Listen now. '
      start.resolve()
      await gate.promise
      return yield* builtinStoryteller.tell(request, signal)
    },
  }
  return { model, hasBegun: start.promise, letGo: gate.resolve }
}

export const FAULTS = {
  'breaks off in the middle': {
    async *tell() {
      yield 'Once upon '
      throw new Error('socket hang up')
    },
  },
  'throws before it speaks': {
    tell: () => {
      throw new Error('no such model')
    },
  },
} satisfies Record<string, TextModel>

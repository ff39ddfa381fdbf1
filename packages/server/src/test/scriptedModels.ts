import { builtinPainter } from '../providers/builtinPainter.ts'
import { builtinStoryteller } from '../providers/builtinStoryteller.ts'
import type {
  ImageModels,
  ModelStates,
  TextModel,
  TextModels,
} from '../modules/sessions/turn/narrate/modelPorts.ts'

/**
 * Storytellers and painters that do as a test says; until it says something, the built-in ones. To
 * the product a provider of its own stands behind each but kathakar, so that the price list counts.
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
    /** Takes the place of every storyteller but the built-in one, or of that one too. */
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

/** Says two words, then waits until it is let go on. */
export function heldTeller() {
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

/** Failures of a storyteller. Those of providers are tested over HTTP, beside the providers. */
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

import type { Telling } from '@kathasagar/engine/storyteller/telling'
import { builtinPainter } from '../providers/builtinPainter.ts'
import { builtinStoryteller } from '../providers/builtinStoryteller.ts'
import type {
  ImageModels,
  ModelStates,
  TextModel,
  TextModels,
} from '../services/sessions/turn/modelPorts.ts'

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

const says = (telling: Telling): TextModel => ({
  async *tell() {
    yield* []
    return telling
  },
})

const throws = (message: string, pieces: readonly string[] = []): TextModel => ({
  async *tell() {
    yield* pieces
    throw new Error(message)
  },
})

/** Ways in which a storyteller can fail. */
export const FAULTS: Readonly<Record<string, TextModel>> = {
  'can not be reached': throws('connection refused'),
  'breaks off in the middle': throws('socket hang up', ['Once upon ', 'a ']),
  'says nothing': says({ narrative: ' ', setup: ' ', choices: [] }),
  'answers in the wrong shape': says({ narrative: '', setup: 'A closer look', choices: ['one'] }),
  'throws before it speaks': {
    tell: () => {
      throw new Error('no such model')
    },
  },
}

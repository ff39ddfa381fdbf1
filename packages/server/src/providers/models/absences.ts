import type { ConnectedTeller, ImageModel, TextModel } from '../../modules/sessions/index.ts'
import { ProviderFault } from './providerFault.ts'

/** Models that their provider has said are gone, each for a while. */
export interface Absences {
  isGone: (id: string) => boolean
  /** Looks at what a model failed of. */
  note: (id: string, fault: unknown) => void
  /** All count as here again. */
  forget: () => void
}

/** A model counts as gone for `goneMs` after its provider said so. */
export function createAbsences(goneMs: number, now: () => Date): Absences {
  const until = new Map<string, number>()
  return {
    isGone: (id) => (until.get(id) ?? 0) > now().getTime(),
    note: (id, fault) => {
      if (fault instanceof ProviderFault && fault.kind === 'model_gone') {
        until.set(id, now().getTime() + goneMs)
      }
    },
    forget: () => until.clear(),
  }
}

const missing = (id: string) => new ProviderFault('model_gone', `${id} is gone`)

/** Asks a model that is not gone, and notes where it turns out to be. */
const watched =
  <Asked, Answer>(
    id: string,
    ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>,
    absences: Absences,
  ) =>
  async (asked: Asked, signal: AbortSignal): Promise<Answer> => {
    if (absences.isGone(id)) throw missing(id)
    return ask(asked, signal).catch((fault: unknown) => {
      absences.note(id, fault)
      throw fault
    })
  }

/** A storyteller that is left alone while it is gone. */
export const watchedTeller = (
  id: string,
  model: ConnectedTeller,
  absences: Absences,
): TextModel => ({
  judge: watched(id, model.judge, absences),
  outline: watched(id, model.outline, absences),
  writeScene: watched(id, model.writeScene, absences),
  condense: watched(id, model.condense, absences),
  improvise: watched(id, model.improvise, absences),
  withinMs: model.withinMs,
  async *tell(request, signal) {
    if (absences.isGone(id)) throw missing(id)
    try {
      return yield* model.tell(request, signal)
    } catch (fault) {
      absences.note(id, fault)
      throw fault
    }
  },
})

/** The same of a painter. */
export const watchedPainter = (id: string, model: ImageModel, absences: Absences): ImageModel => ({
  paint: watched(id, (request, signal) => model.paint(request, signal), absences),
})

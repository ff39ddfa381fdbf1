import { sceneNow } from '../state/playWorld.ts'
import { duePressure } from './duePressure.ts'
import { describeDetail, type Standpoint, untoldDetails } from './surroundings.ts'

/**
 * Something of the scene in its author's words: what is untold of it; else the sentence, or the short
 * reply that is true anywhere, that was told longest ago.
 */
export const pieceOfScene = (at: Standpoint): string =>
  untoldPiece(at) ?? at.voice.leastTold([...sentencesOf(at), ...(at.pack.replies?.words ?? [])])

/**
 * What is untold of the scene: a detail, what it does to whoever lingers, a sentence that was not told
 * alone yet.
 */
export function untoldPiece(at: Standpoint): string | null {
  const { voice } = at
  const [detail] = untoldDetails(at)
  if (detail !== undefined) return describeDetail(at, detail)
  const pressure = duePressure(at)
  if (pressure !== null) return pressure
  const fresh = sentencesOf(at).filter((sentence) => !voice.wasRetold(sentence))
  return fresh.length > 0 ? voice.leastTold(fresh) : null
}

const sentencesOf = ({ graph, state }: Standpoint): readonly string[] =>
  sceneNow(graph, state)
    .trim()
    .split(/(?<=[.!?।۔؟…]["”’]?)\s+/u)

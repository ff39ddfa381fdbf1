import { pressureIn, sceneNow } from '../state/playWorld.ts'
import { describeDetail, type Standpoint } from './surroundings.ts'
import { untoldDetails } from './toldOf.ts'

/** Something of the scene in its author's words: a detail that is untold, else a sentence, the freshest. */
export function pieceOfScene(at: Standpoint): string {
  const { graph, state, voice } = at
  const [detail] = untoldDetails(at)
  if (detail !== undefined) return describeDetail(at, detail)
  const pieces = sceneNow(graph, state)
    .trim()
    .split(/(?<=[.!?।…]["”’]?)\s+/u)
  const fresh = pieces.filter((piece) => !voice.wasRetold(piece))
  const left =
    fresh.length > 0 ? fresh : [pressureIn(graph, state) ?? '', ...pieces].filter(Boolean)
  return voice.leastTold(left)
}

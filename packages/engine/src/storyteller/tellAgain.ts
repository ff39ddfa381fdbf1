import { targetOf, type Ruling } from '../ruling/ruling.ts'
import { pieceOfScene } from './pieceOfScene.ts'
import type { Standpoint } from './surroundings.ts'

/**
 * An answer of the author's, which no player reads twice: in place of what was told before stands
 * something of the scene. Where it leads on, its scene needs it.
 */
export function tellAgain(at: Standpoint, ruling: Ruling, answer: string): string {
  if (targetOf(ruling) !== null || ruling.kind === 'locked') return answer
  return at.voice.wasTold(answer.trim()) ? pieceOfScene(at) : answer
}

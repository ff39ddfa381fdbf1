import { own, tellVaried } from '@kathasagar/api/rules'

import { kindsSaid } from '../hearing/intent/kindsOf.ts'
import { absentMeant } from '../hearing/absentMeant.ts'
import { worldOf } from '../state/playWorld.ts'
import type { Standpoint } from './surroundings.ts'

/** The story's own line for a kind of words, said to nobody who is away, that was not told lately. */
export function lineOfKind({ graph, state, voice }: Standpoint, words: string): string | null {
  const world = worldOf(graph, state)
  if (world === null || absentMeant({ graph, node: state.node, text: words }) !== null) return null
  for (const kind of kindsSaid(words)) {
    for (const [i, line] of (own(graph.replies, kind) ?? []).entries()) {
      const { text } = tellVaried(graph, world, `reply:${kind}:${i}`, line)
      if (text.trim() !== '' && !voice.wasTold(text)) return text
    }
  }
  return null
}

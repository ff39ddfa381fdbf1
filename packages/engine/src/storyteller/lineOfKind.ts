import type { ReplyKind } from '@kathasagar/story/vocabulary'
import { own, tellVaried } from '@kathasagar/story'

import { kindsSaid } from '../hearing/intent/kindsOf.ts'
import { intentOf } from '../hearing/intent/intentOf.ts'
import type { Intent } from '../hearing/intent/intents.ts'
import { isForeignTo } from '../words/foreignTo.ts'
import type { OffTopic } from '../hearing/topics/topicsIn.ts'
import { resolveAbsent } from '../hearing/resolveAbsent.ts'
import { worldOf } from '../state/playWorld.ts'
import { isSpeech } from '../words/speech.ts'
import type { Standpoint } from './surroundings.ts'

/** The story's own line for a kind of words, said to nobody who is away, that was not told lately. */
export function lineOfKind(at: Standpoint, words: string, offTopic?: OffTopic): string | null {
  const { graph, state } = at
  if (resolveAbsent({ graph, node: state.node, text: words }) !== null) return null
  const kinds = offTopic === undefined ? kindsOf(at, words) : KINDS_OF[offTopic]
  // Where the engine has a line for the intent, that fits better than what the story says to any words.
  return lineOf(
    at,
    offTopic === undefined && isOfItsKind(words) && !at.pack.isWordless ? kinds.slice(0, 1) : kinds,
  )
}

/** The kinds that words are of in this story; the nearest first. */
function kindsOf({ graph }: Standpoint, words: string): readonly ReplyKind[] {
  if (isSpeech(words)) return kindsSaid(words)
  return isForeignTo(graph, words) ? ['foreign', ...kindsSaid(words)] : kindsSaid(words)
}
const KINDS_OF: Readonly<Record<OffTopic, readonly ReplyKind[]>> = {
  world: ['world', 'later', 'words'],
  wonder: ['magic', 'words'],
}

/** The first of the story's own lines for any of the kinds that was not told lately. */
export function lineOf(
  { graph, state, voice }: Standpoint,
  kinds: readonly ReplyKind[],
): string | null {
  const world = worldOf(graph, state)
  if (world === null) return null
  for (const kind of kinds) {
    for (const [i, line] of (own(graph.replies, kind) ?? []).entries()) {
      const { text } = tellVaried(graph, world, `reply:${kind}:${i}`, line)
      if (text.trim() !== '' && !voice.wasTold(text)) return text
    }
  }
  return null
}

/** Whether the intent is what matters: a deed that is no refusal, and of other words what is felt. */
function isOfItsKind(words: string): boolean {
  const { form, intent } = intentOf(words)
  return form === 'deed' ? intent !== null && intent !== 'refuse' : FELT.has(intent)
}
const FELT = new Set<Intent | null>(
  'feel fear love sorry forgive thanks joke pray promise insult refuse agree eat drink rest'.split(
    ' ',
  ) as Intent[],
)

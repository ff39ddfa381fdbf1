import { resolveAbsent } from '../hearing/resolveAbsent.ts'
import { isOfLaterTimes } from '../hearing/laterTimes.ts'
import { intentOf, type Said } from '../hearing/intent/intentOf.ts'
import type { Intent } from '../hearing/intent/intents.ts'
import { shareToldIn } from '../hearing/intent/contentOf.ts'
import { sceneNow } from '../state/playWorld.ts'
import type { Replies } from './lines/replies.ts'
import { pieceOfScene } from './pieceOfScene.ts'
import type { Standpoint } from './surroundings.ts'

/** Deeds that are done by speaking, to whoever is told of. */
const SPOKEN: ReadonlySet<Intent | null> = new Set<Intent | null>(
  'ask tell call greet insult sorry forgive thanks joke promise'.split(' ') as Intent[],
)

/**
 * One short sentence to words that nobody wrote an answer for: about what was said, and true anywhere.
 * Where all of those were told, the scene itself.
 */
export const replyTo = (at: Standpoint, words: string): string =>
  shortReply(at, words) || pieceOfScene(at)

function shortReply(at: Standpoint, words: string): string {
  const { voice, pack } = at
  const said = knownIn(at, words, intentOf(words))
  const name = resolveAbsent({ graph: at.graph, node: at.state.node, text: words })
  if (name === null) return voice.oneOf(rowsFor(at, said))
  // Somebody who is told of in the scene may be near, and only does not speak.
  if (!isToldOf(at, name)) return voice.oneOf(pack.replies.absent, { name })
  return said.form === 'deed' && !SPOKEN.has(said.intent)
    ? voice.oneOf(rowsFor(at, said))
    : voice.oneOf(pack.replies.silent, { name })
}

/** Whether any text of the scene tells of them: who hangs on the same stick is not out of reach. */
function isToldOf({ graph, state }: Standpoint, name: string): boolean {
  const { choices, details = [], pressure = [], reactions = [] } = graph.node(state.node)
  const texts = [...choices, ...reactions].map(({ text }) => text)
  return [sceneNow(graph, state), ...details, ...pressure, ...texts].some(
    (text) => shareToldIn(text, name) > 0,
  )
}

/** The same, where the story tells of what it speaks of; a telephone is no wonder in every tale. */
function knownIn({ graph }: Standpoint, words: string, said: Said): Said {
  if (said.intent !== 'later') return said
  return isOfLaterTimes(graph, words) ? { ...said, asks: null } : { ...said, intent: null }
}

/** The rows of its kind, or the general ones where each of these was told lately. */
function rowsFor({ voice, pack: { replies } }: Standpoint, said: Said): readonly string[] {
  const own = rowsOfKind(replies, said).filter((row) => !voice.wasTold(row.slice(0, -1)))
  if (own.length > 0) return own
  return replies[said.form === 'signs' ? 'words' : said.form]
}

function rowsOfKind({ intent, asks }: Replies, said: Said): readonly string[] {
  if (said.asks !== null) return asks[said.asks]
  return said.intent === null ? [] : intent[said.intent]
}

import { own, reactionsAt, type Reaction } from '@kathasagar/api/rules'

import type { Answering, Said } from './answersMeant.ts'
import { intentOf } from './intent/intentOf.ts'
import type { Intent } from './intent/intents.ts'

/** Kinds of which each is like the other, whatever they are done to. */
const ALIKE = new Set<Intent | null>(
  'insult love music pray rest flee feel fear wait refuse joke hide sorry thanks forgive'.split(
    ' ',
  ) as Intent[],
)
/** Kinds that are alike where their author named nothing that they are done to. */
const ALIKE_ALONE = new Set<Intent | null>('attack break steal eat drink'.split(' ') as Intent[])

/** What is felt by hand is no feeling: "feel for the seam". */
const BY_HAND = /^feel (?:for|along|around|round|under|inside|behind|the|his|her|its|my|your)\b/iu

/** An author's reactions stay the same as long as their version of the story is open. */
const known = new WeakMap<Reaction, Intent | null>()

/**
 * The reaction to this kind of thing that holds in the whole story, where no words of its author's were
 * said: who curses in words of their own is answered as one who curses. Each is given once in this way.
 */
export function reactionOfKind(said: Said): Answering | null {
  const { graph, world, node, text } = said
  const { form, intent } = intentOf(text)
  if (form === 'question' || (!ALIKE.has(intent) && !ALIKE_ALONE.has(intent))) return null
  const found = reactionsAt(graph, world, node).find(
    ({ name, reaction }) =>
      name.of === 'story' &&
      !reaction.goes &&
      (ALIKE.has(intent) || (reaction.about ?? []).length === 0) &&
      kindOf(reaction) === intent &&
      (world === null || own(world.given, `story:${name.index}`) === undefined),
  )
  return found ? { kind: 'reaction', answer: found.name, target: null } : null
}

/** The kind that most of what a reaction answers is of; none where it answers several, or one by chance. */
function kindOf(reaction: Reaction): Intent | null {
  if (!known.has(reaction)) {
    const { deeds = [], to = [] } = reaction
    const phrases = deeds.length > 0 ? deeds : to
    const kinds = phrases.flatMap((phrase) =>
      BY_HAND.test(phrase) ? [] : (intentOf(phrase).intent ?? []),
    )
    const counted = new Map<Intent, number>()
    for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1)
    const [most] = [...counted].toSorted((a, b) => b[1] - a[1])
    known.set(reaction, most !== undefined && most[1] * 2 > phrases.length ? most[0] : null)
  }
  return known.get(reaction) ?? null
}

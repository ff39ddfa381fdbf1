import { own, plainText } from '@kathasagar/story'

import { sameSign } from '../text/stem.ts'
import type { InputContext } from './candidates.ts'
import { isToYou } from './intent/addressed.ts'
import { beginsWithName } from './intent/contentWordsOf.ts'
import { intentOf } from './intent/intentOf.ts'
import type { Intent } from './intent/intents.ts'

const DONE_TO = new Set<Intent | null>(
  'ask tell call greet insult love sorry forgive thanks joke give attack touch'.split(
    ' ',
  ) as Intent[],
)
/** Intents of speech to a person who must be present, unlike insults and love. */
const SAID_TO = new Set<Intent | null>(
  [...DONE_TO].filter((intent) => intent !== 'insult' && intent !== 'love'),
)
const plainSign = (word: string) => sameSign(plainText(word))

const CALLED = /^([^\s,]+)\s*,/u

const OPENERS =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:hey|oh|o|ok|dear|mr|mrs|miss|arre|arey|are|sir|अरे|ओ|हे)[\s,.]+)*/iu

/**
 * Returns the name of an absent person whom the words address. Words that only mention a person,
 * such as "what is Dunnett like?", return null, because people here can answer.
 */
export function resolveAbsent({
  graph,
  node,
  text,
}: Pick<InputContext, 'graph' | 'node' | 'text'>) {
  const here = new Set(graph.node(node).people)
  const { form, intent } = intentOf(text)
  const sentences = text.split(/(?<=[.!?।۔؟])\s+/u).map((one) => one.replace(OPENERS, ''))
  const [opened = ''] = sentences
  const [first = ''] = opened.split(/[\s,!:?]+/u)
  const called = new Set(sentences.flatMap((one) => CALLED.exec(one)?.[1] ?? []).map(plainSign))
  for (const one of here)
    for (const alias of own(graph.cast, one)?.aliases ?? []) called.delete(plainSign(alias))
  const id = Object.keys(graph.cast).find((one) => {
    const { name = '', aliases = [] } = own(graph.cast, one) ?? {}
    if (here.has(one)) return false
    // A form of address is enough: "Abba, who sealed this?"
    if (called.size > 0 && aliases.some((alias) => called.has(plainSign(alias)))) return true
    if (!beginsWithName(text, name)) return false
    if (beginsWithName(first, name) && (isToYou(text) || /^\S+\s*[,!:]/u.test(opened))) return true
    return form === 'deed' ? DONE_TO.has(intent) : form === 'words' && SAID_TO.has(intent)
  })
  return id === undefined ? null : (own(graph.cast, id)?.name ?? null)
}

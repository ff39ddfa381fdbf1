import { resolveAbsent } from '../hearing/resolveAbsent.ts'
import { intentOf } from '../hearing/intent/intentOf.ts'
import type { QuestionKind } from '../hearing/intent/questionIn.ts'
import type { Named } from './lines/named.ts'
import { lineOfKind } from './lineOfKind.ts'
import { describeDetail, type Standpoint, untoldDetails } from './surroundings.ts'
import { thingNamed } from './thingNamed.ts'

const HOW_MUCH = /\bhow (?:many|much|often|old|far|long|big|tall|deep|heavy)\b|कितन|kitn/iu

/**
 * Words that nobody wrote an answer for, with the thing that they name: what was asked after it is not
 * known, what was to be done with it is left. Null where they name nothing that the author tells of, and
 * for kinds of deeds that are the same with any thing.
 */
export function tellNamed(at: Standpoint, words: string): string | null {
  const { graph, state, pack, voice } = at
  const { form, asks, intent } = intentOf(words)
  if (pack.isWordless || form === 'words' || form === 'signs') return null
  if (resolveAbsent({ graph, node: state.node, text: words }) !== null) return null
  const thing = thingNamed(at, words)
  if (thing === null) return null
  if (asks !== null) {
    const line = voice.oneOf(rowAsked(pack.named, asks, words), { thing })
    return [line, lineOfKind(at, words) ?? ''].join(' ').trim() || null
  }
  const { deeds, deed } = pack.named
  const isOfAnyThing = intent === null || intent === 'hide' || intent === 'write'
  const rows = isOfAnyThing ? deed : Object.entries(deeds).find(([kind]) => kind === intent)?.[1]
  if (rows === undefined) return null
  const [detail] = untoldDetails(at)
  const line = voice.oneOf(rows, { thing })
  return (detail === undefined ? line : `${line} ${describeDetail(at, detail)}`.trim()) || null
}

/** The lines for what is asked after a thing. */
export const rowAsked = (named: Named, asks: QuestionKind, words: string): readonly string[] =>
  asks === 'how' && HOW_MUCH.test(words) ? named.amount : named.asks[asks]

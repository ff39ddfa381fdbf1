import { deedWords, isFormOf } from '../words/deedWords.ts'
import type { Finding } from '../../finding.ts'
import { deedOf, isPast } from '../words/pastForms.ts'
import type { Move } from '../../stateWalk/machine.ts'
import { found, passagesWhere, type Reading } from './reading.ts'

/** Something that is done, and the words of what it is done to. */
interface Deed {
  deed: string
  about: readonly string[]
}

const DENIED =
  /\byou(?: never|(?: did| have| had)(?:n['’]t| not| never)|['’](?:ve|d) (?:never|not)) (?:yet |even |once |ever )*(\p{Ll}+)([^.!?;:]*)/iu

/** Each part of a choice begins with what is done. */
const deedsOf = (choice: string): Deed[] =>
  choice.split(/[,;:.] (?:and |then |so )?| and | then /u).map((part) => {
    const [first = '', ...rest] = part.trim().toLowerCase().split(/\s+/u)
    return { deed: deedOf(first), about: deedWords(rest.join(' ')) }
  })

function deniedIn(narration: string): Deed | null {
  const [whole = '', word = '', rest = ''] = DENIED.exec(narration.toLowerCase()) ?? []
  // "You never strike it" is told of now; only what was not done is denied.
  if (word === '' || (/you never/u.test(whole) && !isPast(word))) return null
  return { deed: deedOf(word), about: deedWords(rest) }
}

/** What befalls one: nobody chooses it. */
const BEFALLS: ReadonlySet<string> = new Set(['see', 'know', 'hear', 'think'].map(deedOf))

/** One word of what a deed is done to stands for it. */
const isSame = (told: Deed, done: Deed) =>
  !BEFALLS.has(told.deed) &&
  told.deed === done.deed &&
  done.about.some((word) => told.about.some((other) => isFormOf(word, other)))

/** Texts that deny a deed which a choice on some way has done. */
export function reviewDenials(reading: Reading): Finding[] {
  const byDeed = new Map<string, { move: Move; done: Deed }[]>()
  for (const move of reading.choices) {
    for (const done of deedsOf(move.words)) {
      byDeed.set(done.deed, [...(byDeed.get(done.deed) ?? []), { move, done }])
    }
  }
  const passages = passagesWhere(reading, (narration) => deniedIn(narration) !== null)
  return passages.flatMap(({ place, sentence, narration, isTold }): Finding[] => {
    const told = deniedIn(narration)
    const same = told ? (byDeed.get(told.deed) ?? []).filter(({ done }) => isSame(told, done)) : []
    if (same.length === 0) return []
    const moves = new Set(same.map(({ move }) => move))
    const { through } = reading.seek(isTold, { done: (move) => moves.has(move) })
    if (!through) return []
    const wrong = 'and on one way the player has done it'
    return [found(reading, 'denies_the_way', place, { words: sentence, wrong, way: through })]
  })
}

import { capped } from '../../words/tidy.ts'
import type { LanguagePack } from '../languagePack.ts'
import type { Lines } from '../lines/lines.ts'
import type { Offers } from '../lines/offersElsewhere.ts'
import { type Clauses, quoted, withoutStop } from './clauses.ts'

const WORDLESS: Lines = {
  start: [],
  hint: [],
  immerse: [],
  fork: [],
  linger: [],
  recall: [],
  ending: [],
  show: [],
}
const DETAIL_SHOWN = 90

type Said = Pick<LanguagePack, 'replies' | 'memory' | 'fullHands'> & { offers: Offers }

/**
 * For languages without lines: all is told in the author's words alone, and words that nobody wrote an
 * answer for get short sentences. A sentence of theirs ends in `stop`. What is left of English in the
 * pack is asked for by no turn of theirs.
 */
export function replying(
  english: LanguagePack,
  { offers, ...said }: Said,
  stop = '.',
): LanguagePack {
  return {
    ...english,
    ...said,
    isWordless: true,
    clauses: clausesWith(english.clauses, offers, stop),
    lines: { kathakar: WORDLESS },
    grave: { immerse: [] },
    scenery: {
      place: {},
      time: {},
      weather: {},
      anywhere: [],
      common: { light: [], ground: [], sounds: [], air: [], distance: [] },
      commonOffer: offers.common,
      noticed: [`{detail}${stop}`],
    },
    known: { ...english.known, here: [], alone: [], hour: {}, remembered: [], state: [] },
  }
}

function clausesWith(english: Clauses, { closer }: Offers, stop: string): Clauses {
  return {
    ...english,
    heardOf: (choice) => `${quoted(withoutStop(choice))}${stop}`,
    lookAt: (detail) => `${closer}: ${capped(withoutStop(detail), DETAIL_SHOWN)}`,
    detailOf: (detail) => {
      const { text, form } = english.detailOf(detail)
      // Their letters know no capitals: a name is a phrase as any other.
      return { text, form: form === 'name' ? 'phrase' : form }
    },
  }
}

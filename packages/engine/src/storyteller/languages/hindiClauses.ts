import { quoted, withoutStop, type Clauses } from './clauses.ts'
import { hindiVerbPhrase } from './hindiVerbPhrase.ts'
import { hindiNoun } from './hindiNoun.ts'
import { capped } from '../../words/tidy.ts'

const DETAIL_SHOWN = 90

/** A Hindi verb would betray the player's gender, so that choices that were taken are quoted. */
export const hindiClauses: Clauses = {
  heardOf: (choice) => `${quoted(withoutStop(choice))}।`,
  wayTo: (choice) => withoutStop(choice),
  lookAt: (detail) => `और पास से देखो: ${capped(withoutStop(detail), DETAIL_SHOWN)}`,
  detailOf: (detail) => {
    const text = detail.replace(/\s+/gu, ' ').trim()
    return { text, form: /[.!?।…]["”’]?$/u.test(text) ? 'sentence' : 'phrase' }
  },
  nounOf: hindiNoun,
  verbPhrase: hindiVerbPhrase,
}

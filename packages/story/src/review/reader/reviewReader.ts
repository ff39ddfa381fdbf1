import type { Finding } from '../../finding.ts'
import type { StateWalk } from '../../stateWalk/walkStates.ts'
import { reviewDenials } from './denials.ts'
import { reviewGlued } from './glued.ts'
import { reviewNames } from './names.ts'
import { reviewQuestions } from './questions.ts'
import { readingOf } from './reading.ts'
import { reviewSpeech } from './speech.ts'

/**
 * The review as a reader: what each way into a scene has named, asked, said and done, and the
 * sentences that do not fit one of the ways.
 *
 * Every scene is read in each of its tellings, sentence by sentence (`tellings`). Each rule looks for
 * sentences by their signs (`words/saying`), says what must have happened before for them to be
 * wrong, and searches the walked states for a way on which it did, or did not (`seek`):
 *
 * - `names`: a name used as known on a way that has not met it, given or asked for once it is known;
 * - `questions`: asked twice, or passed over by the scene that follows;
 * - `speech`: denied after speaking or asking, taken up after silence;
 * - `denials`: what the player has not done, where a choice has done it;
 * - `glued`: words that a trimmed blank joins, which needs no walk.
 *
 * Signs are in English and Hindi, denials in English; names are looked for in every language.
 */
export function reviewReader(walk: StateWalk): Finding[] {
  const reading = readingOf(walk)
  const said = [
    ...reviewNames(reading),
    ...reviewQuestions(reading),
    ...reviewSpeech(reading),
    ...reviewDenials(reading),
  ]
  // A sentence that varies beside what is wrong with it is said once.
  const first = new Map(said.map((finding) => [`${finding.code} ${finding.message}`, finding]))
  return [...first.values(), ...reviewGlued(walk.machine.structure)]
}

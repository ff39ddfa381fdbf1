import type { Finding } from '../../finding.ts'
import type { Move } from '../../stateWalk/machine.ts'
import {
  ASKS,
  DENIES_ASKING,
  DENIES_SPEAKING,
  KEEPS_SILENT,
  SPEAKS,
  SPOKE,
  TAKES_SPEECH,
} from '../words/saying.ts'
import { found, passagesWhere, type Reading } from './reading.ts'
import type { Happening } from './seek.ts'

/** What a text denies or takes for granted, and what came right before that makes it wrong. */
interface SpeechRule {
  says: RegExp
  wrong: string
  code: 'denies_the_way' | 'presumes_the_way'
  /** Whether the sentences before it in its scene leave the rule in force. */
  holds: (before: readonly string[]) => boolean
  happens: (reading: Reading, place: number) => Happening
}

/** A scene has come so far that what it denies is of itself, and no more of the way in. */
const OPENING = 3
const isOpening = (before: readonly string[]) => before.length < OPENING
const isUnspoken = (before: readonly string[]) => !before.some((sentence) => SPOKE.test(sentence))

const isAsked = ({ words }: Move) => ASKS.test(words)
const isSilent = ({ words }: Move) => KEEPS_SILENT.test(words)
const isSpeech = ({ words }: Move) => SPEAKS.test(words) && !KEEPS_SILENT.test(words)

/** The player speaks in the scene that is left, to somebody who is also here. */
const spokenBefore =
  ({ tellings, walk }: Reading, place: number) =>
  (at: number) => {
    const telling = tellings[at]
    const { nodes } = walk.machine.wiring
    const here = nodes[place]?.people ?? []
    const isSame = nodes[telling?.place ?? -1]?.people?.some((id) => here.includes(id)) === true
    return isSame && telling?.narration.some((sentence) => SPOKE.test(sentence)) === true
  }

const RULES: readonly SpeechRule[] = [
  {
    says: DENIES_ASKING,
    wrong: 'and on one way the player has just asked',
    code: 'denies_the_way',
    holds: isOpening,
    happens: () => ({ done: isAsked, isNear: true }),
  },
  {
    says: DENIES_SPEAKING,
    wrong: 'and on one way the player has just spoken',
    code: 'denies_the_way',
    holds: isOpening,
    happens: (reading, place) => ({
      done: isSpeech,
      told: spokenBefore(reading, place),
      isNear: true,
    }),
  },
  {
    says: TAKES_SPEECH,
    wrong: 'and on one way the player has just kept silent',
    code: 'presumes_the_way',
    holds: isUnspoken,
    happens: () => ({ done: isSilent, isNear: true }),
  },
]

/** Texts that deny what was just asked or said, or take for granted what was not. */
export const reviewSpeech = (reading: Reading): Finding[] =>
  RULES.flatMap(({ says, wrong, code, holds, happens }) =>
    passagesWhere(
      reading,
      (narration, telling, at) =>
        says.test(code === 'denies_the_way' ? (telling.sentences[at] ?? '') : narration) &&
        holds(telling.narration.slice(0, at)),
    ).flatMap(({ place, sentence, isTold }): Finding[] => {
      const { through } = reading.seek(isTold, happens(reading, place))
      return through ? [found(reading, code, place, { words: sentence, wrong, way: through })] : []
    }),
  )

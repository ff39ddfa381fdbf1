import type { Lookup } from '../conditions/evaluate.ts'
import { playRulesOf } from '../structure/playRules.ts'
import { drawFrom, drawIndex, type Draw } from '../chance/seed.ts'
import { isOpen, lookupOf, type Machine, type Move } from '../stateWalk/machine.ts'
import { begin, stepOf } from '../stateWalk/walkStates.ts'
import { chanceOf, helpIn } from '../world/choiceChecks.ts'
import { readersOf } from './wordsRead.ts'

/** Maximum number of steps. Longer plays count as cut short. */
const MAX_STEPS = 2000
/** Fraction of steps that use an answer instead of a choice, if possible. */
const SHARE_OF_ANSWERS = 0.2

export interface SampledPlays {
  seen: readonly boolean[]
  ended: readonly number[]
  mostWords: readonly number[]
  /** Word count of each finished play, in ascending order. */
  words: readonly number[]
  cutShort: number
}

/** Plays a story with random choices. The same seed gives the same plays. */
export function samplePlays(
  machine: Machine,
  { plays, seed }: { plays: number; seed: number },
): SampledPlays {
  const { wiring } = machine
  const draw = drawFrom(seed)
  const readers = readersOf(machine)
  const lookup = lookupOf(machine)
  const seen = wiring.names.map(() => false)
  const ended = wiring.names.map(() => 0)
  const mostWords = wiring.names.map(() => 0)
  const words: number[] = []
  let cutShort = 0
  for (let play = 0; play < plays; play += 1) {
    const reader = readers()
    let place = wiring.start
    let digits = begin(machine, draw)
    let steps = 0
    seen[place] = true
    reader.arrive(place, digits)
    for (; steps < MAX_STEPS; steps += 1) {
      const move = drawMove(machine, place, digits, { draw, lookup })
      if (move === undefined) break
      digits = stepOf(machine, digits, move, draw)
      if (move.to < 0) continue
      place = move.to
      seen[place] = true
      reader.arrive(place, digits)
    }
    if (steps === MAX_STEPS || wiring.isEnding[place] !== true) {
      cutShort += 1
      continue
    }
    ended[place] = (ended[place] ?? 0) + 1
    mostWords[place] = Math.max(mostWords[place] ?? 0, reader.words())
    words.push(reader.words())
  }
  return { seen, ended, mostWords, words: words.toSorted((a, b) => a - b), cutShort }
}

/** Draws a choice, or sometimes an answer. If no choice is open, always draws an answer. */
function drawMove(
  machine: Machine,
  place: number,
  digits: readonly number[],
  { draw, lookup }: { draw: Draw; lookup: ReturnType<typeof lookupOf> },
): Move | undefined {
  const now = lookup(digits)
  const open = (machine.moves[place] ?? []).filter(
    (move) => move.isStep && isOpen(machine, move, digits, now),
  )
  const choices = open.filter(({ written }) => written.of === 'choice')
  const answers = open.filter(({ written }) => written.of !== 'choice' && written.of !== 'fails')
  const isAnswer = choices.length === 0 || (answers.length > 0 && draw() < SHARE_OF_ANSWERS)
  const from = isAnswer ? answers : choices
  const move = from[drawIndex(draw, from.length)]
  return move?.fails && drawIndex(draw, 100) >= chanceIn(machine, move, now) ? move.fails : move
}

function chanceIn({ structure, declared }: Machine, { check }: Move, lookup: Lookup): number {
  if (!check) return 100
  const { skill_check_difficulty } = playRulesOf(structure.rules ?? {})
  return chanceOf(check.difficulty ?? skill_check_difficulty, helpIn(check, declared, lookup))
}

import { startsIn } from '../program/usageOf.ts'
import { openNotes } from '../program/notes.ts'
import type { Program } from '../program/program.ts'
import { tellBlock } from './tellBlock.ts'
import type { State, Teller, Told } from '../program/teller.ts'
import { tidy } from '../program/textOf.ts'
import { GO_ON } from '../program/goOn.ts'
import { drawsOf } from '../replay/drawsOf.ts'
import type { OpenOriginal } from '../replay/replay.ts'

/** Pages that turn at once, one after the other; more of them go round. */
const MOST_TURNS = 50

/** Plays passages by our reading of their format, values and all. */
export function passagePlay(program: Program): OpenOriginal {
  const drawsFrom = drawsOf(program)
  return (seed, typeNext) => {
    const initial: State = startsIn(program)
    const teller: Teller = {
      program,
      initial,
      untracked: program.unknown,
      notes: openNotes(),
      told: new Set(),
      typeNext,
      draw: drawsFrom(seed),
    }
    let at: { name: string; state: State } = { name: program.start, state: new Map() }
    let links: Told['links'] = []
    let typed: Told['typed'] = []
    return {
      now: () => {
        for (let turns = 0; turns < MOST_TURNS; turns += 1) {
          const block = program.blocks.get(at.name)
          if (!block) return null
          const told = tellBlock(teller, block, at.state)
          typed = told.typed
          if (told.turnsTo === null) {
            links = told.links.filter(({ target }) => program.blocks.has(target))
            const choices = links.map(({ label }) => tidy(label) || GO_ON)
            return { text: tidy(told.text), choices }
          }
          at = { name: told.turnsTo.target, state: told.turnsTo.state }
        }
        return null
      },
      choose: (place) => {
        const link = links[place]
        if (link) at = { name: link.target, state: withTyped(link.take(), typed) }
      },
    }
  }
}

/** Values once a link is taken; what the link itself sets stays. */
function withTyped(state: State, typed: Told['typed']): State {
  const after = new Map(state)
  for (const { variable, before, words } of typed) {
    if (state.get(variable) === before) after.set(variable, words)
  }
  return after
}

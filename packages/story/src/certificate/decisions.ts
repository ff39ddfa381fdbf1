import { walkOf } from '../stateWalk/walkOf.ts'
import type { Machine, Move } from '../stateWalk/machine.ts'
import type { StoryStructure } from '../schema/structure.ts'

export interface Decision {
  node: string
  /** True if the choice affects the reachable endings, or a variable that is read later. */
  isFelt: boolean
}

export function decisionsOf(structure: StoryStructure): Decision[] {
  const { machine } = walkOf(structure)
  const endings = endingsFrom(machine)
  return machine.moves.flatMap((moves, place) => {
    const choices = moves.filter(({ written }) => written.of === 'choice')
    if (choices.length < 2) return []
    const ends = new Set(
      choices.map(({ to, fails }) => [endings[to], fails && endings[fails.to]].join(' | ')),
    )
    const left = new Set(choices.map((choice) => lastingEffect(machine, choice)))
    return [{ node: machine.wiring.names[place] ?? '', isFelt: ends.size > 1 || left.size > 1 }]
  })
}

function lastingEffect({ arrivals, live }: Machine, { changes, to }: Move): string {
  const read = [...changes, ...(arrivals[to] ?? [])].filter(
    ({ digit }) => live[to]?.[digit] === true,
  )
  return read
    .map(({ digit, next, drawn }) => `${digit}:${(drawn ?? next).join()}`)
    .toSorted()
    .join(' ')
}

function endingsFrom({ wiring, moves }: Machine): string[] {
  const reached = wiring.names.map((_, place) => new Set(wiring.isEnding[place] ? [place] : []))
  for (let grew = true; grew;) {
    grew = false
    moves.forEach((here, place) => {
      const own = reached[place]
      const before = own?.size
      for (const { to } of here) for (const ending of reached[to] ?? []) own?.add(ending)
      grew ||= own?.size !== before
    })
  }
  return reached.map((endings) => [...endings].toSorted((a, b) => a - b).join())
}

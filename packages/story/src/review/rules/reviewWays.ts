import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import { riddleOf } from './reviewRiddles.ts'
import type { Move } from '../../stateWalk/machine.ts'
import { earlyMentions } from '../../stateWalk/meetings.ts'
import { RANDOM_PLAYS, playStates } from '../../stateWalk/playStates.ts'
import { pathOfWrite } from '../../stateWalk/pathOfWrite.ts'
import { blockedStates } from '../../stateWalk/blockedStates.ts'
import { stuckStates } from '../../stateWalk/stuckStates.ts'
import { conditionsIn } from '../../stateWalk/guards.ts'
import { printCondition } from '../../conditions/printCondition.ts'
import { wayTo, type StateWalk } from '../../stateWalk/walkStates.ts'
import { stepsFrom } from '../../structure/wiring.ts'

interface Reached {
  made: ReadonlySet<Move>
  held: ReadonlySet<unknown>
  places: ReadonlySet<number>
  /** Suffix of messages that limits the claim. Blank if every state was walked. */
  proviso: string
}

export function reviewWays(walk: StateWalk): Finding[] {
  if (walk.places.length === 0) return []
  const came = reachedIn(walk)
  const deadEnds = walk.isWhole ? reviewDeadEnds(walk) : []
  return [
    ...(walk.isWhole ? [] : [tooLarge(walk)]),
    ...deadEnds,
    // Dead ends cause unreachable scenes, so only the dead ends are reported.
    ...(deadEnds.some(({ severity }) => severity === 'error') ? [] : reviewReach(walk, came)),
    ...reviewShut(walk, deadEnds),
    ...reviewGuards(walk, came),
    ...reviewTexts(walk, came),
    ...reviewMeetings(walk),
  ]
}

function reachedIn(walk: StateWalk): Reached {
  const places = new Set(walk.places)
  if (walk.isWhole) return { made: walk.made, held: walk.held, places, proviso: '' }
  const played = playStates(walk.machine)
  return {
    made: new Set([...walk.made, ...played.made]),
    held: new Set([...walk.held, ...played.held]),
    places: new Set([...places, ...played.seen]),
    proviso: ` (in ${walk.places.length} states and ${RANDOM_PLAYS} random plays)`,
  }
}

const tooLarge = ({ places }: StateWalk): Finding => ({
  code: 'too_large_to_walk',
  severity: 'hint',
  node: null,
  path: ['state'],
  message: `The story has too many states to check all of them: ${places.length} were checked, and ${RANDOM_PLAYS} random plays replace the rest.`,
  remedy: 'Use fewer numbers, or numbers with a smaller range.',
})

function reviewDeadEnds(walk: StateWalk): Finding[] {
  const { names } = walk.machine.wiring
  return stuckStates(walk).map((state) => ({
    code: 'dead_end_in_state',
    // Other states may require knowledge that no earlier play can give.
    severity: state < walk.inPart ? 'error' : 'hint',
    node: names[walk.places[state] ?? -1] ?? '',
    message: `On some path, ${quoted(names[walk.places[state] ?? -1] ?? '')} cannot reach an ending with the choices that are available.`,
    remedy: 'Remove the condition of a choice, or make a choice available there.',
    way: wayTo(walk, state),
  }))
}

/** Finds scenes that show all choices because all are closed. */
function reviewShut(walk: StateWalk, deadEnds: readonly Finding[]): Finding[] {
  const { names } = walk.machine.wiring
  return blockedStates(walk).flatMap((state): Finding[] => {
    const node = names[walk.places[state] ?? -1] ?? ''
    if (deadEnds.some((found) => found.node === node)) return []
    return [
      {
        code: 'choices_all_opened',
        severity: 'hint',
        node,
        message: `On some path, no choice of ${quoted(node)} is available when it is shown, so players can take all of them.`,
        remedy: 'Add a choice without a condition, such as one to wait or to look around.',
        way: wayTo(walk, state),
      },
    ]
  })
}

/** Finds scenes that are unreachable because of state. The graph check finds the others. */
function reviewReach(walk: StateWalk, { places, proviso }: Reached): Finding[] {
  const { wiring } = walk.machine
  const steps = stepsFrom([wiring.start], wiring.targets)
  return wiring.names.flatMap((name, place): Finding[] => {
    if (steps[place] === -1 || places.has(place)) return []
    const isEnding = wiring.isEnding[place] === true
    return [
      {
        code: isEnding ? 'unreachable_ending' : 'unreachable_node',
        severity: proviso === '' ? 'error' : 'hint',
        node: name,
        message: `No available path leads to ${isEnding ? 'the ending ' : ''}${quoted(name)}${proviso}.`,
        remedy: 'Change the conditions on the path, or the effects that they depend on.',
      },
    ]
  })
}

const isChoice = ({ written }: Move) => written.of === 'choice'
const wordsOf = ({ words }: Move) => words

/** Finds choices, reactions and topics in reachable places that never open. */
function reviewGuards({ machine }: StateWalk, { made, places, proviso }: Reached): Finding[] {
  const reached = new Set<Move>()
  const stoodFor = new Set<Move>()
  machine.moves.forEach((here, place) => {
    const open = new Set(here.filter((move) => made.has(move) && isChoice(move)).map(wordsOf))
    for (const move of here) {
      if (places.has(place)) reached.add(move)
      if (isChoice(move) && open.has(move.words)) stoodFor.add(move)
    }
  })
  // Skips failures and spoken facts, because their choices and actions are checked.
  const guarded = [...reached]
    .filter(({ written }) => written.of !== 'fails' && written.of !== 'said')
    .filter((move) => !made.has(move))
  return guarded.flatMap((move) => [
    neverOpen(machine.structure, move, { proviso, isStoodFor: stoodFor.has(move) }),
    ...riddleOf(machine.structure, move),
  ])
}

/** Returns a hint if another choice with the same text opens instead. */
function neverOpen(
  { cast }: StateWalk['machine']['structure'],
  { written, words }: Move,
  { proviso, isStoodFor }: { proviso: string; isStoodFor: boolean },
): Finding {
  if (written.of === 'choice') {
    const { node, index: choice } = written
    const instead = isStoodFor ? '; another of the same words is' : ''
    return {
      code: 'choice_always_locked',
      severity: proviso === '' && !isStoodFor ? 'error' : 'hint',
      node,
      choice,
      path: pathOfWrite(written, 'if'),
      message: `Choice ${choice + 1} of ${quoted(node)}, ${quoted(words)}, is never available${proviso}${instead}.`,
      remedy: 'Change its condition, or set its values earlier.',
    }
  }
  if (written.of === 'topic') {
    const name = cast?.[written.person]?.name ?? written.person
    return {
      code: 'topic_out_of_reach',
      severity: 'hint',
      node: null,
      path: pathOfWrite(written, 'if'),
      message: `${quoted(name)} can be asked about ${quoted(words)} only if their condition is true, which never happens${proviso}.`,
      remedy: 'Change its condition, or set its values while they are present.',
    }
  }
  return {
    code: 'condition_never_true',
    severity: 'hint',
    node: 'node' in written ? written.node : null,
    path: pathOfWrite(written, 'if'),
    message: `The reply to ${quoted(words)} is never given${proviso}.`,
    remedy: 'Change its condition, or set its values earlier.',
  }
}

function reviewTexts({ machine }: StateWalk, { held, places, proviso }: Reached): Finding[] {
  return machine.readings.texts.flatMap((text, place) => {
    if (!places.has(place)) return []
    const node = machine.wiring.names[place] ?? ''
    return conditionsIn(text)
      .filter((condition) => !held.has(condition))
      .map((condition): Finding => ({
        code: 'condition_never_true',
        severity: 'hint',
        node,
        path: ['nodes', node, 'text'],
        column: condition.column,
        message: `In the text of ${quoted(node)}, ${quoted(printCondition(condition))} is never true${proviso}.`,
        remedy: 'Change the condition, or set its values earlier.',
      }))
  })
}

function reviewMeetings(walk: StateWalk): Finding[] {
  const { names } = walk.machine.wiring
  return earlyMentions(walk).map(({ kind, name, place, choice, way }): Finding => {
    const node = names[place] ?? ''
    const isUsed = kind === 'thing' && choice !== null
    return {
      code: isUsed ? 'used_before_had' : 'named_before_met',
      severity: 'hint',
      node,
      ...(choice === null ? {} : { choice }),
      path: ['nodes', node, ...(choice === null ? ['text'] : ['choices', choice])],
      message: isUsed
        ? `Choice ${choice + 1} of ${quoted(node)} uses ${quoted(name)}, which the player has not met before on some path.`
        : `${quoted(node)} names ${quoted(name)}, ${kind === 'person' ? 'whom on some way nobody has met' : 'which on some way nobody has come upon'} before.`,
      remedy: `Let that path pass a scene with ${quoted(name)}, add them here under people, things or “Introduced here”, or vary the text.`,
      way,
    }
  })
}

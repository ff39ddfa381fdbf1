import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import { reversed, stepsFrom, type Wiring } from '../../structure/wiring.ts'

export function reviewPaths(wiring: Wiring, start_node: string): Finding[] {
  const unreached = reviewReach(wiring)
  return [
    ...reviewStart(wiring, start_node),
    ...(unreached.length > 0 ? reviewLikelyStart(wiring) : []),
    ...unreached,
    ...reviewEndings(wiring),
  ]
}

function reviewStart({ names, start, isEnding }: Wiring, start_node: string): Finding[] {
  if (start === -1) {
    return [
      {
        code: 'no_start',
        severity: 'error',
        node: null,
        message: `The story starts at ${quoted(start_node)}, but there is no such scene.`,
        remedy: `Choose an existing start scene, or add a scene named ${quoted(start_node)}.`,
      },
    ]
  }
  if (isEnding[start] !== true || names.length > 1) return []
  return [
    {
      code: 'start_is_ending',
      severity: 'hint',
      node: start_node,
      message: 'The story ends in its first scene, because that scene has no choices.',
      remedy: 'Add a choice and its target scene.',
    },
  ]
}

/** Finds a start in the middle of the story, if another node reaches all scenes. */
function reviewLikelyStart({ names, targets, start }: Wiring): Finding[] {
  const entrances = new Int32Array(names.length)
  targets.forEach((places, from) => {
    for (const to of places) if (to !== from) entrances[to] = (entrances[to] ?? 0) + 1
  })
  const root = entrances.indexOf(0)
  if (root === -1 || entrances.includes(0, root + 1) || entrances[start] === 0) return []
  if (stepsFrom([root], targets).includes(-1)) return []
  const name = names[root] ?? ''
  return [
    {
      code: 'start_unlikely',
      severity: 'hint',
      node: name,
      message: `The story starts at ${quoted(names[start] ?? '')}, but only ${quoted(name)} leads to all scenes.`,
      remedy: `Check if ${quoted(name)} was meant as the start.`,
    },
  ]
}

function reviewReach({ names, targets, start, isEnding }: Wiring): Finding[] {
  if (start === -1) return []
  const steps = stepsFrom([start], targets)
  return names.flatMap((name, place): Finding[] => {
    if (steps[place] !== -1) return []
    const what = isEnding[place] ? 'the ending ' : ''
    return [
      {
        code: isEnding[place] ? 'unreachable_ending' : 'unreachable_node',
        severity: 'error',
        node: name,
        message: `No path from the start reaches ${what}${quoted(name)}.`,
        remedy: 'Add a choice that leads here, or remove the scene.',
      },
    ]
  })
}

function reviewEndings({ names, nodes, targets, isEnding }: Wiring): Finding[] {
  if (names.length === 0) return []
  if (!isEnding.includes(true)) {
    return [
      {
        code: 'no_ending',
        severity: 'error',
        node: null,
        message: 'The story has no ending, because every scene has choices.',
        remedy: 'Add a scene without choices. It becomes an ending.',
      },
    ]
  }
  // Another finding reports nodes whose targets are all missing.
  const stops = names.flatMap((_, place) => (targets[place]?.length === 0 ? [place] : []))
  const steps = stepsFrom(stops, reversed(targets))
  return nodes.flatMap((_, place): Finding[] => {
    if (steps[place] !== -1) return []
    return [
      {
        code: 'ending_out_of_reach',
        severity: 'error',
        node: names[place] ?? '',
        message: `From ${quoted(names[place] ?? '')} no ending can be reached.`,
        remedy: 'Add a choice that leads toward an ending, here or in a later scene.',
      },
    ]
  })
}

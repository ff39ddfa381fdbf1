import type { Finding, FindingCode, WayStep } from '../../finding.ts'
import type { Move } from '../../stateWalk/machine.ts'
import type { StateWalk } from '../../stateWalk/walkStates.ts'
import { quoted } from '../words/quoted.ts'
import { seeker, type IsTarget, type Seek } from './seek.ts'
import { tellingsOf, type Telling } from './tellings.ts'

/** A story as the reader's rules see it. */
export interface Reading {
  walk: StateWalk
  /** Every way that each scene reads. */
  tellings: readonly Telling[]
  /** Choices that can be taken somewhere, each once. */
  choices: readonly Move[]
  /** States that are told by one of these tellings. */
  toldBy: (these: ReadonlySet<number>) => IsTarget
  seek: Seek
}

export function readingOf(walk: StateWalk): Reading {
  const { all, of } = tellingsOf(walk)
  return {
    walk,
    tellings: all,
    choices: [...walk.made].filter(({ written, to }) => written.of === 'choice' && to >= 0),
    toldBy: (these) => (state) => these.has(of[state] ?? -1),
    seek: seeker(walk, of),
  }
}

/** A sentence of a scene, wherever the scene is told with it. */
export interface Passage {
  place: number
  sentence: string
  /** Without what somebody says in it. */
  narration: string
  isTold: IsTarget
  tellings: ReadonlySet<number>
}

/** Sentences that a rule looks at, each once a scene. */
export function passagesWhere(
  { tellings, toldBy }: Reading,
  asks: (narration: string, telling: Telling, at: number) => boolean,
): Passage[] {
  const known = new Map<string, { passage: Passage; these: Set<number> }>()
  tellings.forEach((telling, index) => {
    telling.narration.forEach((narration, at) => {
      const { place, sentences } = telling
      const sentence = sentences[at] ?? ''
      const key = `${place} ${sentence}`
      const before = known.get(key)
      if (before) before.these.add(index)
      else if (asks(narration, telling, at)) {
        const these = new Set([index])
        known.set(key, {
          these,
          passage: { place, sentence, narration, isTold: toldBy(these), tellings: these },
        })
      }
    })
  })
  return [...known.values()].map(({ passage }) => passage)
}

const REMEDY = 'Vary the text by the way in, or write what holds on all of them.'

/** What the reader says of a scene: its words, what is wrong with them, and the way in. */
export function found(
  { walk }: Reading,
  code: FindingCode,
  place: number,
  { words, wrong, way }: { words: string; wrong: string; way: WayStep[] },
): Finding {
  const node = walk.machine.wiring.names[place] ?? ''
  const message = `${quoted(node)} says ${quoted(words)}, ${wrong}.`
  return {
    code,
    severity: 'hint',
    node,
    path: ['nodes', node, 'text'],
    message,
    remedy: REMEDY,
    way,
  }
}

import type { Draft, Frame, TextPiece } from './draft.ts'
import type { Block, IfPart, Part, PrintPart } from './program.ts'
import { inPlaceOf, unknownNote } from './unknownValue.ts'
import { ALWAYS, isValue, reduce } from './reduce.ts'
import { settleLinks } from './lateSets.ts'
import { isDrawPart } from './openDraws.ts'
import { tellAsk } from './tellAsk.ts'
import { tellDraw } from './tellDraw.ts'
import { tellIf } from './tellBranches.ts'
import { goTo, include, offer, popTo, tellOtherwise } from './tellJumps.ts'
import { knownIn, setIn, TooMuch, type Drafting, type Telling } from './telling.ts'

/** Tells a scene from where a goal leads, over the state in which it is entered. */
export function draftOf(drafting: Drafting, block: Block, frames: readonly Frame[]): Draft {
  const cuts = new Set<IfPart>()
  for (let isLenient = false; ;) {
    const telling: Telling = {
      ...drafting,
      block,
      from: frames,
      store: new Map(),
      frames: frames.map((frame) => ({ ...frame })),
      out: [],
      asks: [],
      draws: new Map(),
      choices: [],
      offered: [],
      changedAt: new Map(),
      changes: 0,
      guard: ALWAYS,
      isUnsure: false,
      length: 0,
      shown: 0,
      jumps: 0,
      cuts,
      top: null,
      isOver: false,
      isExhaustive: false,
      isLenient,
      tell: (base) => tell(telling, base),
    }
    try {
      tell(telling, 0)
      settleLinks(telling)
      const { out, asks, draws, choices, isExhaustive } = telling
      return { text: out, asks, draws, choices, isExhaustive }
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error
      if (telling.top && !cuts.has(telling.top)) cuts.add(telling.top)
      else isLenient = true
    }
  }
}

/** Tells until no more rows are left than there were; a tunnel that waits for a choice ends the scene. */
function tell(telling: Telling, base: number): void {
  while (!telling.isOver && telling.frames.length > base) {
    const frame = telling.frames.at(-1)
    if (!frame) return
    const part = frame.parts[frame.at]
    frame.at += 1
    if (part) tellPart(telling, part)
    else if (frame.barrier === 'tunnel') popTo(telling, 'include')
    else telling.frames.pop()
  }
}

function tellPart(telling: Telling, part: Part): void {
  telling.effort(1)
  switch (part.kind) {
    case 'text':
      telling.length += part.text.length
      telling.out.push(part.text)
      return
    case 'print':
      telling.out.push(...shown(telling, part))
      return
    case 'set':
      if (isDrawPart(part)) tellDraw(telling, part)
      else setIn(telling, part.variable, part.value)
      return
    case 'reveal':
    case 'leave':
      return
    case 'ask':
      tellAsk(telling, part)
      return
    case 'link':
      offer(telling, part)
      return
    case 'if':
      tellIf(telling, part)
      return
    case 'include':
      include(telling, part)
      return
    case 'return':
      popTo(telling, 'tunnel')
      return
    case 'goto':
      goTo(telling, part)
      return
    case 'otherwise':
      tellOtherwise(telling, part.target, part.line)
  }
}

/** Signs of one scene beyond which no value is shown any more: a short page can show a long one often. */
const MOST_TOLD = 1_000_000

function shown(telling: Telling, part: PrintPart): TextPiece[] {
  const of = reduce(part.value, knownIn(telling))
  if (isValue(of)) {
    const words = String(of.value)
    telling.shown += words.length
    if (telling.shown <= MOST_TOLD) return [words]
  }
  if (of && !isValue(of)) {
    const { source, isMacro, line } = part
    return [{ kind: 'value', of, source, isMacro, line }]
  }
  telling.notes.add(telling.block.passage, part.line, unknownNote(part, 'unknown'))
  return [inPlaceOf(part)]
}

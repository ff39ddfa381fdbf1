import type { Value } from '../../program/expression.ts'
import type { DrawValue } from '../../program/teller.ts'
import type { ScriptNames } from '../parse/scriptNames.ts'
import type { ScriptStory } from '../parse/scriptStory.ts'
import type { ScriptPiece } from '../parse/scriptText.ts'

export interface LineAt {
  scene: string
  /** Place among the lines of the scene, from 0. */
  line: number
}

/** A game of ChoiceScript that is being played. */
export interface ScriptRun {
  story: ScriptStory
  names: ScriptNames
  values: Map<string, Value | undefined>
  /** Lines of the options that were taken, by scene. */
  used: Map<string, Set<number>>
  at: LineAt
  /** Where subroutines come back to, with what was taken there. */
  calls: { at: LineAt; used: Set<number> | undefined }[]
  text: string
  offers: { label: string; take: () => void }[]
  isOver: boolean
  /** It cannot go on: an error of the game, or nothing that we can reckon. */
  isTorn: boolean
  /** What the reader types into the next box. */
  typeNext: () => string
  /** Lines that were read, by their words; every way of the game shares them. */
  pieces: Map<string, readonly ScriptPiece[]>
  /** What chance gives a variable. */
  draw: DrawValue
}

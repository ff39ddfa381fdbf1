import type { Expression } from '../../program/expression.ts'
import type { Notes } from '../../program/notes.ts'
import type { Block, Part } from '../../program/program.ts'
import { readScriptExpression } from './scriptExpression.ts'
import type { ScriptNames } from './scriptNames.ts'
import type { ScriptScene, ScriptStory } from './scriptStory.ts'
import type { Statement } from './statements.ts'

/** What a scene is made into parts with. */
export interface Telling {
  story: ScriptStory
  names: ScriptNames
  notes: Notes
  scene: ScriptScene
  /** Grows by the stretches that can be gone to. */
  blocks: Map<string, Block>
  /** Options of a scene that can be taken once, where the scene may be come to again. */
  onceIn: (scene: string) => readonly string[]
  isFlag: (variable: string) => boolean
  /** Nothing stands on the page yet: what turns it does so at once. */
  isEmpty: boolean
  /** The parts of what stands inside of something. */
  tell: (list: readonly Statement[], exit: string, isFresh: boolean) => Part[]
}

export const labelBlock = (scene: string, label: string) => `${scene}.${label}`
export const jumpTo = (target: string, line: number): Part => ({
  kind: 'goto',
  target,
  keepsText: true,
  line,
})

/** Nothing more is told here: what is offered is waited for. */
export const stop = (line: number): Part => jumpTo('END', line)

export interface Told {
  parts: Part[]
  /** Nothing of this page stands after it. */
  ends: boolean
  /** What stands after it is come to by a choice, or by what ends within it. */
  goesOn: boolean
}

export const told = (...parts: Part[]): Told => ({ parts, ends: false, goesOn: true })

/** What holds where an "else" stands. */
const ALWAYS: Expression = { kind: 'value', value: true }

export const conditionIn = (when: string | null, { names, scene }: Telling): Expression | null =>
  when === null ? ALWAYS : readScriptExpression(when, names.in(scene.name))

import type { SkillCheck as Difficulty } from '../vocabulary/vocabulary.ts'
import type { Sets } from './variables.ts'

/** A choice that may fail, and what comes of it then. */
export interface ChoiceCheck {
  /** The story's own unless said. */
  difficulty?: Difficulty | undefined
  /** Name of a number of the state that helps. */
  helps?: string | undefined
  fails: {
    text: string
    target: string
    sets?: Sets | undefined
  }
}

import { createLineReader } from './answerLines.ts'
import { createPlainer, createTidier, tidy } from './plainText.ts'
import { createReasoningFilter, type ReasoningHabit } from './reasoning.ts'

/** Hears an answer piece by piece and gives out the text that belongs to the story. */
export interface StoryFilter {
  hear: (piece: string) => string
  end: () => string
  /** Called if the server has sent reasoning in a field of its own. */
  noteApart: () => void
  /** True if nothing that follows belongs to the story. */
  isOver: () => boolean
}

/** Reads prose: without reasoning, control tokens, speakers, notes on the task, wrapping and markup. */
export function createStoryFilter(habit: ReasoningHabit): StoryFilter {
  const tidied = createTidier()
  const reasoning = createReasoningFilter(habit)
  const lines = createLineReader()
  const plainer = createPlainer()
  return {
    hear: (piece) => plainer.hear(lines.hear(reasoning.hear(tidied(piece)))),
    end: () => plainer.hear(lines.hear(reasoning.end()) + lines.end()) + plainer.end(),
    noteApart: reasoning.noteApart,
    isOver: () => reasoning.isOver() || lines.isOver(),
  }
}

/** Returns the prose in a field of an answer, without markup, speakers and notes on the task. */
export function cleanProse(text: string): string {
  const lines = createLineReader()
  const plainer = createPlainer()
  return (plainer.hear(lines.hear(tidy(text)) + lines.end()) + plainer.end()).trim()
}

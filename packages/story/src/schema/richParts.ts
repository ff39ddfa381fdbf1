import * as z from 'zod/mini'

import { condition } from './fields/condition.ts'
import { text } from './fields/fields.ts'
import { InkProgram } from './inkProgram.ts'
import { OpenStory } from './openStory.ts'
import { PageProgram } from './pageProgram.ts'
import { ChoiceCheck } from './choiceCheck.ts'
import { STRUCTURE_MESSAGES } from '../messages/structureMessages.ts'
import { SCENE_SOUNDS, STORY_LIMITS, STORY_ORIGINS } from '../vocabulary/vocabulary.ts'
import {
  Cast,
  Codex,
  ids,
  lines,
  phrases,
  Plates,
  Reaction,
  Replies,
  Things,
} from './storyParts.ts'
import { SceneInputs, Sets, StoryState } from './variables.ts'
import { oneShapeOf, strictPart } from './fields/strictPart.ts'

/** Optional parts of a story, its scenes and choices, in addition to plain branching. */
export const richStory = {
  cast: z.optional(Cast),
  things: z.optional(Things),
  /** If present, even if empty, texts may contain variations. */
  state: z.optional(StoryState),
  reactions: z.optional(z.array(Reaction).check(z.maxLength(STORY_LIMITS.storyReactions))),
  /** Replies to input that addresses nobody. */
  replies: z.optional(Replies),
  codex: z.optional(Codex),
  plates: z.optional(Plates),
  /** The Ink program. Of these parts, it only allows `plates`. */
  ink: z.optional(InkProgram),
  page: z.optional(PageProgram),
  /** Makes the story open: a connected model writes it, without scenes. */
  open: z.optional(OpenStory),
  /** Original tool. The review accepts what this tool allows. */
  origin: z.optional(z.enum(STORY_ORIGINS)),
}

export const richScene = {
  /** Prevents the storyteller from using humour. */
  grave: z.optional(z.boolean()),
  sound: z.optional(z.enum(SCENE_SOUNDS)),
  /** 1-based number of a group on the author's map. Players never see it. */
  group: z.optional(z.int().check(z.minimum(1), z.maximum(STORY_LIMITS.sceneGroups))),
  /** Ids of the people present. Only they can speak. */
  people: z.optional(ids(STORY_LIMITS.scenePeople)),
  things: z.optional(ids(STORY_LIMITS.sceneThings)),
  enters: z.optional(strictPart({ sets: z.optional(Sets) })),
  asks: z.optional(SceneInputs),
  meets: z.optional(ids(STORY_LIMITS.sceneMeets)),
  plate: z.optional(text(STORY_LIMITS.idMax)),
  reactions: z.optional(z.array(Reaction).check(z.maxLength(STORY_LIMITS.sceneReactions))),
  /** Lines for a player who lingers. */
  pressure: z.optional(lines(STORY_LIMITS.pressure)),
  /** Text for Immerse. It may set variables that open hidden choices. */
  close_up: z.optional(
    oneShapeOf(
      [
        text(STORY_LIMITS.answerMax),
        strictPart({ text: text(STORY_LIMITS.answerMax), sets: z.optional(Sets) }),
      ],
      STRUCTURE_MESSAGES.closeUp,
    ),
  ),
}

export const richChoice = {
  also: z.optional(phrases(STORY_LIMITS.phrases)),
  /** Answers to the riddle. Similar spellings also match. */
  answers: z.optional(phrases(STORY_LIMITS.phrases)),
  /** The choice is hidden while the condition is false. */
  if: z.optional(condition),
  /** Reason shown with a disabled choice. If absent, the choice is hidden instead. */
  locked: z.optional(text(STORY_LIMITS.lineMax)),
  sets: z.optional(Sets),
  check: z.optional(ChoiceCheck),
  recall: z.optional(text(STORY_LIMITS.recallMax)),
}

import * as z from 'zod/mini'

import { condition } from './fields/condition.ts'
import { text } from './fields/fields.ts'
import { InkProgram } from './inkProgram.ts'
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
import { Asks, Sets, StoryState } from './variables.ts'
import { oneShapeOf, strictPart } from './fields/strictPart.ts'

/**
 * What the second form adds to a story, to its scenes and to their choices. All of it is optional: a
 * story without any of it is one of the first form, and plays as it always did.
 */
export const richStory = {
  cast: z.optional(Cast),
  things: z.optional(Things),
  /** What the story remembers. Where it is there, and be it empty, texts can vary. */
  state: z.optional(StoryState),
  /** Answers that hold in every scene. */
  reactions: z.optional(z.array(Reaction).check(z.maxLength(STORY_LIMITS.storyReactions))),
  /** What is told where something of that kind is said or done and nobody is spoken to. */
  replies: z.optional(Replies),
  codex: z.optional(Codex),
  plates: z.optional(Plates),
  /** The program that plays the story, where it runs as ink; of the parts above it goes with `plates` alone. */
  ink: z.optional(InkProgram),
  /** The page that plays the story, where its own engine does. */
  page: z.optional(PageProgram),
  /** What it was written for; the review then lets stand what its original does as well. */
  origin: z.optional(z.enum(STORY_ORIGINS)),
}

export const richScene = {
  /** What happens here is grave: no storyteller is witty about it. */
  grave: z.optional(z.boolean()),
  /** What is heard here; nothing without it. */
  sound: z.optional(z.enum(SCENE_SOUNDS)),
  /** Ids of who is here besides the player; nobody else speaks. */
  people: z.optional(ids(STORY_LIMITS.scenePeople)),
  /** Ids of the things that are here. */
  things: z.optional(ids(STORY_LIMITS.sceneThings)),
  /** What arriving does, before the text is told. */
  enters: z.optional(strictPart({ sets: z.optional(Sets) })),
  /** What the player is asked to type here, before a choice is taken. */
  asks: z.optional(Asks),
  /** Ids of the pages of the codex that open here. */
  meets: z.optional(ids(STORY_LIMITS.sceneMeets)),
  /** Name of the plate that Show gives here. */
  plate: z.optional(text(STORY_LIMITS.idMax)),
  reactions: z.optional(z.array(Reaction).check(z.maxLength(STORY_LIMITS.sceneReactions))),
  /** What this place does to somebody who lingers. */
  pressure: z.optional(lines(STORY_LIMITS.pressure)),
  /** What Immerse shows. By what it sets it may open a choice that is found in no other way. */
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
  /** Other ways in which a player may say it. */
  also: z.optional(phrases(STORY_LIMITS.phrases)),
  /** Answers to a riddle that take it, however they are spelt. */
  answers: z.optional(phrases(STORY_LIMITS.phrases)),
  /** A condition; blank is always. While it does not hold, the choice is not there. */
  if: z.optional(condition),
  /** Why it cannot be taken while its condition does not hold: it is then there, and closed. */
  locked: z.optional(text(STORY_LIMITS.lineMax)),
  sets: z.optional(Sets),
  /** It may fail; the player sees how likely it is that it does not. */
  check: z.optional(ChoiceCheck),
  /** How an ending tells that this was chosen. */
  recall: z.optional(text(STORY_LIMITS.recallMax)),
}

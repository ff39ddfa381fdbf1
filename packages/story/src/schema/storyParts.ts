import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { condition } from './fields/condition.ts'
import { filledText, text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { PlateImageUrl } from './fields/pictureUrl.ts'
import { STRUCTURE_MESSAGES, structureFault } from '../messages/structureMessages.ts'
import { Sets } from './variables.ts'
import { REPLY_KINDS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { strictPart } from './fields/strictPart.ts'

const listOf = (item: z.ZodMiniType<string, string>, most: number) =>
  z.array(item).check(z.maxLength(most))

export const phrases = (most: number) => listOf(filledText(STORY_LIMITS.phraseMax), most)
export const ids = (most: number) => listOf(filledText(STORY_LIMITS.idMax), most)
export const lines = (most: number) => listOf(text(STORY_LIMITS.lineMax), most)

const kinds: ReadonlySet<string> = new Set(REPLY_KINDS)

/** Lines for kinds of thing that players say, where nothing was written for the very words. */
export const Replies = named(lines(STORY_LIMITS.repliesOfKind), {
  most: REPLY_KINDS.length,
  what: 'kinds of words',
  nameMax: STORY_LIMITS.idMax,
  name: {
    isSound: (kind) => kinds.has(kind),
    fault: structureFault('replyKind', { kinds: REPLY_KINDS.join(', ') }),
  },
})
export type Replies = DeepReadonly<z.infer<typeof Replies>>

/** What a topic and a reaction share: when they are there, and what they leave behind. */
const answering = {
  /** A condition; blank is always. */
  if: z.optional(condition),
  text: text(STORY_LIMITS.answerMax),
  sets: z.optional(Sets),
  /** Only one time in a play. */
  once: z.optional(z.boolean()),
}

/** What somebody answers when they are spoken to about something. */
export const Topic = strictPart({
  /** Words that name it. */
  about: phrases(STORY_LIMITS.phrases),
  ...answering,
})
export type Topic = DeepReadonly<z.infer<typeof Topic>>

/** What comes of words that are no choice, written by the author. */
export const Reaction = strictPart({
  /** Ways in which a player may say it. */
  to: z.optional(phrases(STORY_LIMITS.phrases)),
  /** Things and people that it is about. */
  about: z.optional(phrases(STORY_LIMITS.phrases)),
  /** What is done to them, as verbs. */
  deeds: z.optional(phrases(STORY_LIMITS.deeds)),
  ...answering,
  /** Name of the node that it leads to; none: the player stays. */
  goes: z.optional(text(STORY_LIMITS.nodeNameMax)),
})
export type Reaction = DeepReadonly<z.infer<typeof Reaction>>

const look = text(40)

/** Somebody of the story. */
export const CastMember = strictPart({
  name: text(STORY_LIMITS.nameMax),
  /** What else the story calls them. */
  aliases: z.optional(phrases(STORY_LIMITS.aliases)),
  /** What they are after; a connected model is told, and no player: it is no secret to give away. */
  wants: z.optional(text(STORY_LIMITS.lineMax)),
  /** How every picture shows them. */
  look: z.optional(
    strictPart({
      kind: look,
      cloth: z.optional(look),
      holds: z.optional(look),
      old: z.optional(z.boolean()),
    }),
  ),
  /** Name of the plate that shows them: Show gives it where they are and the scene has no plate. */
  portrait: z.optional(text(STORY_LIMITS.idMax)),
  says: z.optional(z.array(Topic).check(z.maxLength(STORY_LIMITS.topics))),
  /** Their own ways of not answering. */
  otherwise: z.optional(lines(STORY_LIMITS.otherwise)),
  /** What they say, or do, when something of that kind is said or done to them. */
  replies: z.optional(Replies),
})
export type CastMember = DeepReadonly<z.infer<typeof CastMember>>

/** Something of the story that can be had, used or asked about. */
export const Thing = strictPart({
  name: text(STORY_LIMITS.nameMax),
  aliases: z.optional(phrases(STORY_LIMITS.aliases)),
  /**
   * It can be carried, and the state knows whether it is by `has_` and its id: setting that takes it and
   * lets it go. True where the player has it from the start.
   */
  carried: z.optional(z.boolean()),
})
export type Thing = DeepReadonly<z.infer<typeof Thing>>

/** A page on what a story draws from, opened by the scenes that meet it. */
export const CodexPage = strictPart({
  id: filledText(STORY_LIMITS.idMax),
  title: text(STORY_LIMITS.nameMax),
  text: text(STORY_LIMITS.codexTextMax),
  source: z.optional(
    strictPart({
      work: filledText(STORY_LIMITS.sourceMax),
      place: z.optional(text(STORY_LIMITS.sourceMax)),
      text: z.optional(text(STORY_LIMITS.codexTextMax)),
      translator: z.optional(text(STORY_LIMITS.sourceMax)),
    }),
  ),
})
export type CodexPage = DeepReadonly<z.infer<typeof CodexPage>>

/** A picture that was drawn for the story; scenes name it. */
export const Plate = strictPart({
  image: PlateImageUrl,
  /** What it shows, in words: whoever cannot see it is told this. */
  alt: text(STORY_LIMITS.imageAltMax),
})
export type Plate = DeepReadonly<z.infer<typeof Plate>>

const byId = <S extends z.ZodMiniType>(value: S, most: number, what: string) =>
  named(value, { most, what, nameMax: STORY_LIMITS.idMax })

export const Cast = byId(CastMember, STORY_LIMITS.cast, 'people')
export const Things = byId(Thing, STORY_LIMITS.things, 'things')
export const Plates = byId(Plate, STORY_LIMITS.plates, 'plates')
export const Codex = z.array(CodexPage).check(
  z.maxLength(STORY_LIMITS.codex),
  z.refine((pages) => new Set(pages.map(({ id }) => id)).size === pages.length, {
    error: STRUCTURE_MESSAGES.pageTwice,
  }),
)

import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { condition } from './fields/condition.ts'
import { nonEmptyText, text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { PlateImageUrl } from './fields/pictureUrl.ts'
import { STRUCTURE_MESSAGES, toStructureIssue } from '../messages/structureMessages.ts'
import { Sets } from './variables.ts'
import { REPLY_KINDS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { strictPart } from './fields/strictPart.ts'

const listOf = (item: z.ZodMiniType<string, string>, most: number) =>
  z.array(item).check(z.maxLength(most))

export const phrases = (most: number) => listOf(nonEmptyText(STORY_LIMITS.phraseMax), most)
export const ids = (most: number) => listOf(nonEmptyText(STORY_LIMITS.idMax), most)
export const lines = (most: number) => listOf(text(STORY_LIMITS.lineMax), most)

const kinds: ReadonlySet<string> = new Set(REPLY_KINDS)

/** Lines for kinds of input that have no reaction. */
export const Replies = named(lines(STORY_LIMITS.repliesOfKind), {
  most: REPLY_KINDS.length,
  what: 'kinds of words',
  nameMax: STORY_LIMITS.idMax,
  name: {
    isSound: (kind) => kinds.has(kind),
    fault: toStructureIssue('replyKind', { kinds: REPLY_KINDS.join(', ') }),
  },
})
export type Replies = DeepReadonly<z.infer<typeof Replies>>

const answering = {
  if: z.optional(condition),
  text: text(STORY_LIMITS.answerMax),
  sets: z.optional(Sets),
  /** Available only once per session. */
  once: z.optional(z.boolean()),
}

export const Topic = strictPart({ about: phrases(STORY_LIMITS.phrases), ...answering })
export type Topic = DeepReadonly<z.infer<typeof Topic>>

export const Reaction = strictPart({
  to: z.optional(phrases(STORY_LIMITS.phrases)),
  about: z.optional(phrases(STORY_LIMITS.phrases)),
  deeds: z.optional(phrases(STORY_LIMITS.deeds)),
  ...answering,
  /** Name of the target node. If absent, the player stays. */
  goes: z.optional(text(STORY_LIMITS.nodeNameMax)),
})
export type Reaction = DeepReadonly<z.infer<typeof Reaction>>

const look = text(40)

export const CastMember = strictPart({
  name: text(STORY_LIMITS.nameMax),
  aliases: z.optional(phrases(STORY_LIMITS.aliases)),
  /** Goal of the person. Connected models receive it; players never see it. */
  wants: z.optional(text(STORY_LIMITS.lineMax)),
  look: z.optional(
    strictPart({
      kind: look,
      cloth: z.optional(look),
      holds: z.optional(look),
      old: z.optional(z.boolean()),
    }),
  ),
  /** Name of the plate for Show in scenes without a plate. */
  portrait: z.optional(text(STORY_LIMITS.idMax)),
  says: z.optional(z.array(Topic).check(z.maxLength(STORY_LIMITS.topics))),
  otherwise: z.optional(lines(STORY_LIMITS.otherwise)),
  replies: z.optional(Replies),
})
export type CastMember = DeepReadonly<z.infer<typeof CastMember>>

export const Thing = strictPart({
  name: text(STORY_LIMITS.nameMax),
  aliases: z.optional(phrases(STORY_LIMITS.aliases)),
  /** Makes the thing portable and sets the initial value of the variable `has_<id>`. */
  carried: z.optional(z.boolean()),
})
export type Thing = DeepReadonly<z.infer<typeof Thing>>

/** Background page, unlocked by the scenes that mention it in `meets`. */
export const CodexPage = strictPart({
  id: nonEmptyText(STORY_LIMITS.idMax),
  title: text(STORY_LIMITS.nameMax),
  text: text(STORY_LIMITS.codexTextMax),
  source: z.optional(
    strictPart({
      work: nonEmptyText(STORY_LIMITS.sourceMax),
      place: z.optional(text(STORY_LIMITS.sourceMax)),
      text: z.optional(text(STORY_LIMITS.codexTextMax)),
      translator: z.optional(text(STORY_LIMITS.sourceMax)),
    }),
  ),
})
export type CodexPage = DeepReadonly<z.infer<typeof CodexPage>>

export const Plate = strictPart({ image: PlateImageUrl, alt: text(STORY_LIMITS.imageAltMax) })
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

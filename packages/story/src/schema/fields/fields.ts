import * as z from 'zod/mini'

import { toStructureIssue } from '../../messages/structureMessages.ts'

/** Rejects NUL, which PostgreSQL refuses, and lone surrogates, which UTF-8 cannot encode. */
export const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Counts code points only if the UTF-16 length exceeds the limit. */
const isWithin = (value: string, max: number) => value.length <= max || [...value].length <= max

/** Text of at most `max` code points, as JSON Schema counts them. Stored unchanged. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.refine(isStorable, toStructureIssue('unstorable')),
      z.refine((value) => isWithin(value, max), toStructureIssue('long', { most: max })),
    )
    .register(z.globalRegistry, { maxLength: max })

const isBlank = (value: string) => value.trim() === ''
/** A visible character. Excludes spaces, control, format and filler characters, and combining marks. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800\u{1d159}]/u
const isBlankOrVisible = (value: string) => isBlank(value) || VISIBLE.test(value)

const visible = z.refine<string>(isBlankOrVisible, toStructureIssue('invisible'))
const filled = z.refine<string>((value) => !isBlank(value), toStructureIssue('empty'))

/** Requires at least one visible character. */
export const nonEmptyText = (max: number) => text(max).check(filled, visible)

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/

/** Text without characters that change the direction of the following text. */
export const showableText = (max: number) =>
  text(max).check(z.refine((value) => !BIDI_CONTROLS.test(value), toStructureIssue('unshowable')))

const LINE_BREAKS = /[\p{Cc}\u2028\u2029]/u

/** A single line of `showableText`. May be blank. */
export const nameText = (max: number) =>
  showableText(max).check(
    z.refine((value) => !LINE_BREAKS.test(value), toStructureIssue('oneLine')),
    visible,
  )

export const nonEmptyName = (max: number) => nameText(max).check(filled)

/** Fits PostgreSQL's int4, which is narrower than a JavaScript integer. */
export const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

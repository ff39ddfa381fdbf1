import * as z from 'zod/mini'

import { structureFault } from '../../messages/structureMessages.ts'

/**
 * Text without the NUL character and without lone surrogates: PostgreSQL refuses the first,
 * and neither survives a round trip through UTF-8.
 */
export const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** A text has no more code points than UTF-16 units: long ones alone are counted. */
const isWithin = (value: string, max: number) => value.length <= max || [...value].length <= max

/** Text of at most `max` code points, stored as it was typed; so JSON Schema counts as well. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.refine(isStorable, structureFault('unstorable')),
      z.refine((value) => isWithin(value, max), structureFault('long', { most: max })),
    )
    .register(z.globalRegistry, { maxLength: max })

const isBlank = (value: string) => value.trim() === ''
/** A character that a reader sees: no space, no control, format or filler character, no lone mark. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800\u{1d159}]/u
const isBlankOrVisible = (value: string) => isBlank(value) || VISIBLE.test(value)

const visible = z.refine<string>(isBlankOrVisible, structureFault('invisible'))
const filled = z.refine<string>((value) => !isBlank(value), structureFault('empty'))

/** Like `text`, but with at least one visible character. */
export const filledText = (max: number) => text(max).check(filled, visible)

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/

/** Text that cannot turn the direction of what stands after it. */
export const showableText = (max: number) =>
  text(max).check(z.refine((value) => !BIDI_CONTROLS.test(value), structureFault('unshowable')))

const LINE_BREAKS = /[\p{Cc}\u2028\u2029]/u

/** A name: one line of `showableText`, which may be blank but not invisible. */
export const nameText = (max: number) =>
  showableText(max).check(
    z.refine((value) => !LINE_BREAKS.test(value), structureFault('oneLine')),
    visible,
  )

/** Like `nameText`, but with at least one visible character. */
export const filledNameText = (max: number) => nameText(max).check(filled)

/** Counts and sums fit PostgreSQL's int4, which is narrower than a JavaScript integer. */
export const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

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

/** Something that a reader can see: format characters and spaces alone are nothing. */
const isVisible = (value: string) => /[^\s\p{Cf}]/u.test(value)

/** Like `text`, but blank counts as missing. */
export const filledText = (max: number) =>
  text(max).check(z.refine(isVisible, structureFault('empty')))

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/

/** A name: text that can't turn the direction of what stands after it. */
export const nameText = (max: number) =>
  text(max).check(z.refine((value) => !BIDI_CONTROLS.test(value), structureFault('unshowable')))

/** Like `nameText`, but blank counts as missing. */
export const filledNameText = (max: number) =>
  nameText(max).check(z.refine(isVisible, structureFault('empty')))

/** Counts and sums fit PostgreSQL's int4, which is narrower than a JavaScript integer. */
export const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

import * as z from 'zod/mini'

import type { FormFault } from './messages/formMessages.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

const { handleMin, handleMax } = LIMITS

/** Handles that could be taken for the site itself, or for nobody. No author has one of them. */
export const RESERVED_HANDLES = (
  'about account admin administrator anonymous api author authors deleted deleted_user editor ' +
  'everyone feed follow followed guest help kathakar kathasagar login me moderator new null ' +
  'official register root saved search security series settings staff stories story support ' +
  'system team undefined user'
).split(' ')

/** What names an author in an address: the same whatever its case, so it is read in small letters. */
export const AskedHandle = z.string().check(
  z.toLowerCase(),
  z.regex(new RegExp(`^[a-z0-9_]{${handleMin},${handleMax}}$`), {
    error: 'handleChars' satisfies FormFault,
    abort: true,
  }),
)

/** A handle that somebody wants to have. */
export const Handle = AskedHandle.check(
  z.refine((handle) => !RESERVED_HANDLES.includes(handle), {
    error: 'handleTaken' satisfies FormFault,
  }),
)

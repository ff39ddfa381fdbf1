import * as z from 'zod/mini'

import type { FormErrorCode } from './messages/formMessages.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

const { handleMin, handleMax } = LIMITS

/** Handles that could be mistaken for the site itself or for no user. */
export const RESERVED_HANDLES = (
  'about account admin administrator anonymous api author authors deleted deleted_user editor ' +
  'everyone feed follow followed guest help kathakar kathasagar login me moderator new null ' +
  'official register root saved search security series settings staff stories story support ' +
  'system team undefined user'
).split(' ')

/** Converts handles to lower case, because they are case-insensitive. */
export const HandleInput = z.string().check(
  z.toLowerCase(),
  z.regex(new RegExp(`^[a-z0-9_]{${handleMin},${handleMax}}$`), {
    error: 'handleChars' satisfies FormErrorCode,
    abort: true,
  }),
)

export const Handle = HandleInput.check(
  z.refine((handle) => !RESERVED_HANDLES.includes(handle), {
    error: 'handleTaken' satisfies FormErrorCode,
  }),
)

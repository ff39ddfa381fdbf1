import type { Context, Platform } from '../../platform/context.ts'

/** For calls that take words of a user. */
export type CommentContext = Platform & Pick<Context, 'ids' | 'weighHarm' | 'helpLines'>

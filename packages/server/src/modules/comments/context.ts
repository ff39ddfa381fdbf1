import type { Context, Platform } from '../../platform/context.ts'

export type CommentContext = Platform & Pick<Context, 'ids' | 'scoreHarm' | 'helpLines'>

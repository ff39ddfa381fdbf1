import type { Context, Platform } from '../../platform/context.ts'

export type SessionContext = Platform & Pick<Context, 'graphs'>

import type { Context, Platform } from '../../platform/context.ts'

/** For calls that read sessions. Calls that take turns need the whole context. */
export type SessionContext = Platform & Pick<Context, 'graphs'>

import type { Context, Platform } from '../../platform/context.ts'

export interface SharedPlaysContext extends Platform, Pick<Context, 'graphs'> {}

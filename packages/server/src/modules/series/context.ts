import type { Context, Platform } from '../../platform/context.ts'

export type SeriesContext = Platform & Pick<Context, 'scoreHarm' | 'authors'>

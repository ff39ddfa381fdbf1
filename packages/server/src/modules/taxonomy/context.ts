import type { Context, Platform } from '../../platform/context.ts'

export type TaxonomyContext = Platform & Pick<Context, 'ids'>

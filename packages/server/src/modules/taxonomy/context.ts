import type { Platform, Services } from '../../platform/context.ts'

export type TaxonomyContext = Platform & Pick<Services, 'ids'>

import type { Platform, Services } from '../../platform/call.ts'

export type TaxonomyContext = Platform & Pick<Services, 'ids'>

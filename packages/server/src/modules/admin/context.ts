import type { Services } from '../../platform/context.ts'
import type { AuthoringContext } from '../authoring/index.ts'

export type AdminContext = AuthoringContext & Pick<Services, 'ids' | 'reportFault'>

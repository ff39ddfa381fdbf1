import type { Services } from '../../platform/call.ts'
import type { AuthoringContext } from '../authoring/index.ts'

export type AdminContext = AuthoringContext & Pick<Services, 'ids' | 'reportError'>

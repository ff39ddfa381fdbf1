import type { Context } from '../../platform/context.ts'
import type { AuthoringContext } from '../authoring/index.ts'

export type AdminContext = AuthoringContext & Pick<Context, 'ids' | 'reportFault'>

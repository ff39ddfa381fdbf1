import type { PlayContext } from '../sessions/index.ts'
import type { Services } from '../../platform/call.ts'

export interface SharedPlaysContext extends PlayContext, Pick<Services, 'secrets'> {}

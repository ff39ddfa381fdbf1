import type { Platform } from '../../platform/context.ts'
import type { Ports } from '../../services/ports.ts'

export interface SharedPlaysContext extends Platform, Pick<Ports, 'graphs'> {}

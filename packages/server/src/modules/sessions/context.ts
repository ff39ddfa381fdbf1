import type { Lore } from '@kathasagar/engine/understanding/lore'

import type { Platform, Services } from '../../platform/call.ts'
import type { ModelContext } from '../models/index.ts'
import type { PictureContext } from '../pictures/index.ts'
import type { SafetyContext } from '../safety/index.ts'
import type { CardPainter } from './drawEndingCard.ts'
import type { GraphCache } from './graphCache.ts'
import type { Leases } from './turn/claim/failAction.ts'
import type { PathCache } from './turn/load/pathCache.ts'
import type { InkRunner } from './turn/narrate/continueInk.ts'
import type { DescribeScene, ImageModels } from './turn/narrate/modelPorts.ts'
import type { RunningTurns } from './turn/stream/runningTurns.ts'

export interface SessionContext extends Platform {
  graphs: GraphCache
}

export interface PlayContext
  extends
    SessionContext,
    ModelContext,
    PictureContext,
    SafetyContext,
    Pick<Services, 'bus' | 'ids' | 'rateLimitFactor' | 'telemetry' | 'urgent'> {
  imageModels: ImageModels
  describeScene: DescribeScene
  lore: Lore
  /** Returns the weights for offline play. */
  topicWeights: () => Uint8Array
  inkRunner: InkRunner
  cardPainter: CardPainter
  paths: PathCache
  running: RunningTurns
  leases: Leases
}

import type { ModelList } from '@kathasagar/api/contract'

import type { Platform, Services } from '../../platform/call.ts'
import type { MeterCalls } from '../../platform/telemetry.ts'
import type { ModelStates, TextModels } from '../sessions/index.ts'
import type {
  KeySeal,
  LocalServer,
  ModelRegistry,
  OwnStorytellers,
  ProviderProbe,
} from './providerTypes.ts'

export interface ModelContext extends Platform, Pick<Services, 'reportError'> {
  /** Models with list prices. `modelsHere` returns the prices of this installation. */
  models: ModelList
  textModels: TextModels
  ownStorytellers: OwnStorytellers
  modelStates: ModelStates
  modelRegistry: ModelRegistry
  providerProbe: ProviderProbe
  keySeal: KeySeal
  meterCalls: MeterCalls
}

export interface SetupContext extends ModelContext, Pick<Services, 'bus' | 'ids'> {
  /** Finds model servers on this machine. Empty if the operator has disabled the search. */
  findLocalServers: () => Promise<LocalServer[]>
}

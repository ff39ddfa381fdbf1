import type { ModelLimits } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { changeSetup } from './setup/changeSetup.ts'

/** Sets what a day may cost, and whether players may bring keys of their own. */
export const setModelLimits = (
  ports: Ports,
  by: StoredUser,
  limits: ModelLimits,
): Promise<ModelLimits | Refusal> =>
  changeSetup(ports, by, async ({ modelSetup }, setup) => {
    await modelSetup.saveLimits(limits)
    return {
      answer: limits,
      event: { act: 'model_limits_set', before: { ...setup.limits }, after: { ...limits } },
    }
  })

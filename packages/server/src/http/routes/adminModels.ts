import { addProvider } from '../../services/models/addProvider.ts'
import { bindModel } from '../../services/models/bindModel.ts'
import { changeProvider } from '../../services/models/changeProvider.ts'
import { checkProvider } from '../../services/models/checkProvider.ts'
import { getAdminModels } from '../../services/models/getAdminModels.ts'
import { getModelUse } from '../../services/models/getModelUse.ts'
import { removeProvider } from '../../services/models/removeProvider.ts'
import { setModelLimits } from '../../services/models/setModelLimits.ts'
import { tryModel } from '../../services/models/tryModel.ts'
import type { Handlers } from '../call.ts'

export const adminModelRoutes = {
  getAdminModels: ({ ports }) => getAdminModels(ports),
  addProvider: ({ ports, caller, body }) => addProvider(ports, caller.user, body),
  changeProvider: ({ ports, caller, params, body }) =>
    changeProvider(ports, caller.user, { id: params.provider_id, form: body }),
  removeProvider: ({ ports, caller, params }) =>
    removeProvider(ports, caller.user, params.provider_id),
  checkProvider: ({ ports, params }) => checkProvider(ports, params.provider_id),
  bindModel: ({ ports, caller, params, body }) =>
    bindModel(ports, caller.user, { key: params.model_key, form: body }),
  setModelLimits: ({ ports, caller, body }) => setModelLimits(ports, caller.user, body),
  tryModel: ({ ports, body }) => tryModel(ports, body),
  getModelUse: ({ ports, query }) => getModelUse(ports, query),
} satisfies Partial<Handlers>

import { getModelKey } from '../../services/models/getModelKey.ts'
import { removeModelKey } from '../../services/models/removeModelKey.ts'
import { setModelKey } from '../../services/models/setModelKey.ts'
import type { Handlers } from '../call.ts'

export const meRoutes = {
  getModelKey: ({ ports, caller: { user } }) => getModelKey(ports, user.id),
  setModelKey: ({ ports, body, caller: { user } }) => setModelKey(ports, user.id, body),
  removeModelKey: ({ ports, caller: { user } }) => removeModelKey(ports, user.id),
} satisfies Partial<Handlers>

import type { Refusal } from '../../services/refusal.ts'
import type { Handlers } from '../call.ts'

const notYet = async (): Promise<Refusal> => ({ code: 'not_found' })

/** Calls whose handlers are still being built. */
export const pendingRoutes = {
  listModels: notYet,
  checkSession: notYet,
  createSession: notYet,
  getSession: notYet,
  takeAction: notYet,
  followAction: notYet,
} satisfies Partial<Handlers>

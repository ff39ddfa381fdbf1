import { getWallet } from '../../services/wallet/getWallet.ts'
import type { Handlers } from '../call.ts'

export const walletRoutes = {
  getWallet: ({ ports, caller, query }) => getWallet(ports, { userId: caller.user.id, ...query }),
} satisfies Partial<Handlers>

import { forkSharedPlay } from '../../services/sharedPlays/forkSharedPlay.ts'
import { getSharedPlay } from '../../services/sharedPlays/getSharedPlay.ts'
import { listSessionShares } from '../../services/sharedPlays/listSessionShares.ts'
import { listSharedPlays } from '../../services/sharedPlays/listSharedPlays.ts'
import { openSharedPlay } from '../../services/sharedPlays/openSharedPlay.ts'
import { reportSharedPlay } from '../../services/sharedPlays/reportSharedPlay.ts'
import { revokeSharedPlay } from '../../services/sharedPlays/revokeSharedPlay.ts'
import { sharePlay } from '../../services/sharedPlays/sharePlay.ts'
import { ofSession, type Handlers } from '../call.ts'
import { addressKey } from '../limits.ts'

export const sharedPlayRoutes = {
  sharePlay: (call) => sharePlay(call.ports, { ...ofSession(call), ...call.body }),

  listSessionShares: (call) => listSessionShares(call.ports, ofSession(call)),

  listSharedPlays: ({ ports, caller, query }) =>
    listSharedPlays(ports, { userId: caller.user.id, page: query.page }),

  revokeSharedPlay: ({ ports, caller, params }) =>
    revokeSharedPlay(ports, { code: params.share_code, user: caller.user }),

  getSharedPlay: ({ ports, caller, params, query }) =>
    getSharedPlay(ports, {
      code: params.share_code,
      reader: caller?.user ?? null,
      from: query.from,
    }),

  openSharedPlay: ({ ports, caller, params, ip }) =>
    openSharedPlay(ports, {
      code: params.share_code,
      reader: caller?.user ?? null,
      address: addressKey(ip),
    }),

  forkSharedPlay: ({ ports, caller, params, body }) =>
    forkSharedPlay(ports, {
      code: params.share_code,
      turnId: body.turn_id,
      user: caller.user,
    }),

  reportSharedPlay: ({ ports, caller, params, body }) =>
    reportSharedPlay(ports, { code: params.share_code, user: caller.user, ...body }),
} satisfies Partial<Handlers>

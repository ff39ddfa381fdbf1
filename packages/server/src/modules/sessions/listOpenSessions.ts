import type { Call } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { listOpen, presentListed } from './listPlays.ts'

/** Lists a player's unfinished sessions, at most one per story. The last played session comes first. */
export const listOpenSessions: Call<'listOpenSessions', SessionContext> = async (ctx, input) => {
  const open = await listOpen(ctx.db, input.user.id, input.query.limit)
  return Promise.all(
    open.map(async (play) => {
      const { tagline, category } = play
      const { listed } = await presentListed(ctx, play)
      return { ...listed, story: { ...listed.story, tagline, category } }
    }),
  )
}

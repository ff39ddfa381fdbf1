import type { LinkPurpose, LinkRepository } from '../../services/auth/linkPorts.ts'
import type { Db } from '../database.ts'

const WAYS_IN: LinkPurpose[] = ['reset_password', 'log_in']

const linkOf = (db: Db, tokenHash: string, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .select(['token_hash', 'user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)

const spend = (db: Db, used_at: Date) => db.updateTable('account_links').set({ used_at })

export const linkRepository = (db: Db): LinkRepository => ({
  insertLink: async (link) => {
    await db.insertInto('account_links').values(link).execute()
  },

  findLink: (tokenHash, purpose) => linkOf(db, tokenHash, purpose).executeTakeFirst(),
  lockLink: (tokenHash, purpose) => linkOf(db, tokenHash, purpose).forUpdate().executeTakeFirst(),

  spendLink: async (tokenHash, used_at) => {
    await spend(db, used_at).where('token_hash', '=', tokenHash).execute()
  },

  spendWaysIn: async (userId, used_at) => {
    await spend(db, used_at)
      .where('user_id', '=', userId)
      .where('purpose', 'in', WAYS_IN)
      .where('used_at', 'is', null)
      .execute()
    await db.deleteFrom('auth_challenges').where('user_id', '=', userId).execute()
  },

  spendAll: async (userId, used_at) => {
    await spend(db, used_at).where('user_id', '=', userId).where('used_at', 'is', null).execute()
  },

  forgetBefore: async (then) => {
    await db.deleteFrom('account_links').where('expires_at', '<', then).execute()
  },
})

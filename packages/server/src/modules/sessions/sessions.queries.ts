import type { Db } from '../../db/database.ts'

/** Begins an update of a user's own session. */
export const updateOwn = (db: Db, id: string, userId: string) =>
  db.updateTable('game_sessions').where('id', '=', id).where('user_id', '=', userId)

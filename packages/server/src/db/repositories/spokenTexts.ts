import { sql } from 'kysely'

import type { SpokenTextRepository } from '../../services/sessions/speech/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from './hasRow.ts'

export const spokenTextRepository = (db: Db): SpokenTextRepository => ({
  hasText: (hash) => hasRow(db.selectFrom('spoken_texts').select('hash').where('hash', '=', hash)),

  findAudio: async (hash) => {
    const found = await db
      .selectFrom('spoken_texts')
      .select('audio')
      .where('hash', '=', hash)
      .executeTakeFirst()
    return found?.audio
  },

  keepAudio: async ({ most, ...text }) => {
    await db
      .insertInto('spoken_texts')
      .values({ ...text, bytes: text.audio.length })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at: text.kept_at }))
      .execute()
    await sql`
      delete from spoken_texts where hash in (
        select hash from (
          select hash, sum(bytes) over (order by kept_at desc, hash) as upto from spoken_texts
        ) as kept where upto > ${most})`.execute(db)
  },
})

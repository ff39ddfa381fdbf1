import { sql, type RawBuilder } from 'kysely'

import type { PlayerDay } from '../../services/progress/ports.ts'

/** The player's date at an instant of a column; of a zone that the database does not know, by its offset. */
export const dateInZone = (column: string, { timeZone, minutesAhead }: PlayerDay) =>
  sql`(${sql.ref(column)} at time zone
    (select known_zone(${timeZone}, ${minutesAhead}::integer)))::date` as RawBuilder<Date>

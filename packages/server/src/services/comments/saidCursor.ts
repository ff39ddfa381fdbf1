import { pageUpTo } from '../instantCursor.ts'
import type { SaidPlace } from './ports.ts'

/** Names the place of an entry in its list; by instant or by likes, it serves both orders. */
export const cursorAt = ({ likes_total, created_at, id }: SaidPlace) =>
  `${likes_total}_${created_at.getTime()}_${id}`

/** The place that `cursorAt` has named; null for none. */
export function placeAt(cursor: string | undefined): SaidPlace | null {
  if (cursor === undefined) return null
  const [likes = '', at = '', id = ''] = cursor.split('_')
  return { likes_total: Number(likes), created_at: new Date(Number(at)), id }
}

/** A page of what was asked for with one more, and where the next begins. */
export const pageOfSaid = <Row extends SaidPlace>(rows: readonly Row[], limit: number) =>
  pageUpTo(rows, limit, cursorAt)

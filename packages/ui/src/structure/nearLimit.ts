import { partMessages } from '../messages/partMessages.ts'
import { fill } from '../messages/fill.ts'

/** From this share of a limit on an author is told of it. */
const NEAR = 0.8

/** How many there are of at most so many; nothing while the limit is far. */
export const countNear = (count: number, most: number): string | undefined =>
  count < most * NEAR ? undefined : fill(partMessages.nearlyFull, { count, most })

/** The same for the characters of a text. */
export function lengthNear(text: string, most: number): string | undefined {
  if (text.length < most * NEAR) return undefined
  const count = [...text].length
  return count < most * NEAR ? undefined : fill(partMessages.nearlyLong, { count, most })
}

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'

/** From this share of a limit on an author is told of it. */
const NEAR = 0.8

/** What tells an author how near a limit is. */
export function useNearLimit() {
  const { nearlyFull, nearlyLong } = usePartMessages()

  return {
    /** How many there are of at most so many; nothing while the limit is far. */
    countNear: (count: number, most: number): string | undefined =>
      count < most * NEAR ? undefined : fill(nearlyFull, { count, most }),
    /** The same for the characters of a text. */
    lengthNear: (text: string, most: number): string | undefined => {
      if (text.length < most * NEAR) return undefined
      const count = [...text].length
      return count < most * NEAR ? undefined : fill(nearlyLong, { count, most })
    },
  }
}

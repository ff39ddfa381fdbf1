import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'

/** Share of a limit above which the author is warned. */
const NEAR = 0.8

export function useNearLimit() {
  const { nearlyFull, nearlyLong } = usePartMessages()

  return {
    /** Returns the count if it is near the limit, else undefined. */
    countNear: (count: number, most: number): string | undefined =>
      count < most * NEAR ? undefined : fill(nearlyFull, { count, most }),
    lengthNear: (text: string, most: number): string | undefined => {
      if (text.length < most * NEAR) return undefined
      const count = [...text].length
      return count < most * NEAR ? undefined : fill(nearlyLong, { count, most })
    },
  }
}

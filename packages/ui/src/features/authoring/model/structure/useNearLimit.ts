import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'

/** Share of a limit above which the author sees a warning. */
const NEAR = 0.8

export function useNearLimit() {
  const { nearlyFull, nearlyLong } = usePartMessages()

  return {
    /** Returns a message if the count is near the limit, or else undefined. */
    countNear: (count: number, most: number): string | undefined =>
      count < most * NEAR ? undefined : fill(nearlyFull, { count, most }),
    lengthNear: (text: string, most: number): string | undefined => {
      if (text.length < most * NEAR) return undefined
      const count = [...text].length
      return count < most * NEAR ? undefined : fill(nearlyLong, { count, most })
    },
  }
}

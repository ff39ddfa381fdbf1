/** Minutes of a story's play time that are left; a story that goes on takes one at least. */
export const minutesLeft = (minutes: number, percentage: number): number =>
  percentage === 100 ? 0 : Math.max(1, Math.round((minutes * (100 - percentage)) / 100))

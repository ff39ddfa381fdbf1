interface Sample {
  seconds: number
  megabytes: number
}

/** Megabytes of a process that are in memory. */
export function residentOf(pid: number): number
/** Whether memory is flat once it has settled, and where it stood. */
export function judgeResident(
  samples: readonly Sample[],
  afterwards?: readonly Sample[],
): { level: number; highest: number; last: number; isFlat: boolean }

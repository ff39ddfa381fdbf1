import { readFileSync } from 'node:fs'

const SETTLED_AFTER_S = 300
const MINUTE_S = 60
const MAY_GROW = 1.1

interface Sample {
  seconds: number
  megabytes: number
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Megabytes of a process that are in memory, as Linux tells them: nothing in the process is touched. */
export const residentOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The mean of each minute of samples, in their order. */
function minutesOf(samples: readonly Sample[]) {
  const minutes = Map.groupBy(samples, ({ seconds }) => Math.floor(seconds / MINUTE_S))
  return [...minutes.values()].map((minute) => mean(minute.map(({ megabytes }) => megabytes)))
}

/**
 * Whether memory is flat once it has settled, after five minutes or half of the time: no minute after
 * that, and none of what is `afterwards`, may hold a tenth more than the one before it settled.
 */
export function judgeResident(samples: readonly Sample[], afterwards: readonly Sample[] = []) {
  const settled = Math.min(SETTLED_AFTER_S, (samples.at(-1)?.seconds ?? 0) / 2)
  const before = samples.filter(({ seconds }) => seconds <= settled && seconds > settled - MINUTE_S)
  const level = mean(before.map(({ megabytes }) => megabytes))
  const later = samples.filter(({ seconds }) => seconds > settled)
  const minutes = [...minutesOf(later), ...minutesOf(afterwards)]
  const highest = Math.max(...minutes)
  return { level, highest, last: minutes.at(-1) ?? level, isFlat: highest <= level * MAY_GROW }
}

type Row = Readonly<Record<string, number>>

/** Rows of a file that the probe or the script wrote, by the names in its first line. */
export function readTable(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const values = line.split('\t').map(Number)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? Number.NaN]))
  })
}

/** Growth of a column in an hour, by the line that fits its samples best. */
function slopeOf(rows: readonly Row[], name: string) {
  const samples = rows
    .map((row) => ({ x: (row['seconds'] ?? 0) / 3600, y: row[name] ?? Number.NaN }))
    .filter(({ y }) => Number.isFinite(y))
  const mean = (pick: (one: { x: number; y: number }) => number) =>
    samples.reduce((sum, one) => sum + pick(one), 0) / samples.length
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)]
  const over = samples.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0)
  const under = samples.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}

/**
 * What may grow in an hour. A leak of a hundred bytes a turn is a megabyte at three turns a
 * second; one timer, socket or message that is forgotten each minute is sixty.
 */
const MAY_GROW = {
  kept_mb: 5,
  external_mb: 10,
  timers: 5,
  sockets: 5,
  resources: 10,
  workers: 1,
  waiting: 2,
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Caches and buffers fill up first: that is no leak. */
const WARMING_UP = 1 / 4

/** For each column where it stood after warming up and at the end, its slope, and whether it may. */
export function judge(rows: readonly Row[]) {
  const settled = rows.slice(Math.floor(rows.length * WARMING_UP))
  const tenth = Math.max(1, Math.floor(settled.length / 10))
  return Object.entries(MAY_GROW).map(([name, limit]) => {
    const levels = settled.map((row) => row[name] ?? Number.NaN).filter(Number.isFinite)
    const slope = slopeOf(settled, name)
    return {
      name,
      first: mean(levels.slice(0, tenth)),
      last: mean(levels.slice(-tenth)),
      most: Math.max(...levels),
      slope,
      limit,
      isFlat: slope <= limit,
    }
  })
}

const SETTLED_AFTER_S = 300
const MINUTE_S = 60
const MAY_HOLD = 1.1

const residentOf = (rows: readonly Row[]) =>
  rows.map((row) => ({ seconds: row['seconds'] ?? 0, megabytes: row['resident_mb'] ?? Number.NaN }))

/** The mean of each minute of resident memory, in their order. */
function minutesOf(samples: ReturnType<typeof residentOf>) {
  const minutes = Map.groupBy(samples, ({ seconds }) => Math.floor(seconds / MINUTE_S))
  return [...minutes.values()].map((minute) => mean(minute.map(({ megabytes }) => megabytes)))
}

/**
 * Whether resident memory is flat once it has settled, after five minutes or half of the time: no minute
 * after that, and none of what is `afterwards`, may hold a tenth more than the one before it settled.
 */
export function judgeResident(played: readonly Row[], afterwards: readonly Row[] = []) {
  const samples = residentOf(played)
  const settled = Math.min(SETTLED_AFTER_S, (samples.at(-1)?.seconds ?? 0) / 2)
  const before = samples.filter(({ seconds }) => seconds <= settled && seconds > settled - MINUTE_S)
  const level = mean(before.map(({ megabytes }) => megabytes))
  const later = samples.filter(({ seconds }) => seconds > settled)
  const minutes = [...minutesOf(later), ...minutesOf(residentOf(afterwards))]
  const highest = Math.max(...minutes)
  return { level, highest, last: minutes.at(-1) ?? level, isFlat: highest <= level * MAY_HOLD }
}

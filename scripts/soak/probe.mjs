import { appendFileSync, existsSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread, Worker } from 'node:worker_threads'

/** Loaded into the server before anything else (`--import`): writes down how it stands. */
const { SOAK_FILE: FILE, SOAK_EVERY_MS: EVERY_MS, SOAK_COLLECTS: COLLECTS } = process.env
/** So often what is no longer needed is thrown away first: what is left then is what is kept. */
const COLLECT_EVERY = 10
const MB = 2 ** 20

const COLUMNS = [
  'seconds',
  'resident_mb',
  'heap_mb',
  'kept_mb',
  'external_mb',
  'delay_p99_ms',
  'delay_max_ms',
  'timers',
  'sockets',
  'resources',
  'workers',
  'waiting',
]

/** What was asked of workers and is not yet answered, by worker. */
const waiting = new Map()

function watchWorkers() {
  const { postMessage, emit } = Worker.prototype
  const add = (worker, count) => waiting.set(worker, (waiting.get(worker) ?? 0) + count)
  Worker.prototype.postMessage = function post(...args) {
    add(this, 1)
    return postMessage.apply(this, args)
  }
  Worker.prototype.emit = function tell(event, ...args) {
    // What a worker says before it was asked anything is no answer.
    if (event === 'message' && waiting.has(this)) add(this, -1)
    if (event === 'exit') waiting.delete(this)
    return emit.call(this, event, ...args)
  }
}

function readResources() {
  const names = process.getActiveResourcesInfo()
  const count = (test) => names.filter((name) => test.test(name)).length
  return {
    timers: count(/^(Timeout|Immediate)$/),
    sockets: count(/^(TCP|TLS|Pipe)/),
    resources: names.length,
  }
}

function takeSample(delay, collect) {
  const before = process.memoryUsage()
  collect?.()
  const after = process.memoryUsage()
  const asked = [...waiting.values()]
  const sample = {
    seconds: Math.round(process.uptime()),
    resident_mb: before.rss / MB,
    heap_mb: before.heapUsed / MB,
    kept_mb: collect ? after.heapUsed / MB : NaN,
    external_mb: after.external / MB,
    delay_p99_ms: delay.percentile(99) / 1e6,
    delay_max_ms: delay.max / 1e6,
    ...readResources(),
    workers: asked.length,
    waiting: asked.reduce((sum, count) => sum + count, 0),
  }
  delay.reset()
  return COLUMNS.map((name) =>
    Number.isInteger(sample[name]) ? sample[name] : sample[name].toFixed(1),
  ).join('\t')
}

function watchProcess() {
  watchWorkers()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  if (!existsSync(FILE)) appendFileSync(FILE, `${COLUMNS.join('\t')}\n`)
  let count = 0
  setInterval(() => {
    count += 1
    const collects = COLLECTS === 'true' && count % COLLECT_EVERY === 0
    appendFileSync(FILE, `${takeSample(delay, collects ? collect : null)}\n`)
  }, Number(EVERY_MS)).unref()
}

if (FILE && isMainThread) watchProcess()

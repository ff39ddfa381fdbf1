/** Runs on the system's Node before installation, so it uses only built-in modules. */

const CLEAR = '\r\u001B[2K'
const COUNT_FROM_S = 2
const EVERY_MS = 1000

const out = process.stdout
const running = new Map()
let timer
const seconds = (what) => Math.floor((performance.now() - running.get(what)) / 1000)
const count = (what) => (seconds(what) < COUNT_FROM_S ? '' : ` ${seconds(what)} s`)

function draw() {
  const all = [...running.keys()].map((what) => `${what} …${count(what)}`)
  if (out.isTTY) out.write(`${CLEAR}${all.join(' · ')}`)
}

export function print(text) {
  out.write(out.isTTY ? `${CLEAR}${text}` : text)
  if (running.size > 0) draw()
}

export async function step(what, task) {
  running.set(what, performance.now())
  if (out.isTTY) draw()
  else print(`· ${what}\n`)
  timer ??= setInterval(draw, EVERY_MS).unref()
  const result = await task()
  const end = `· ${what}${count(what)}\n`
  running.delete(what)
  if (running.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
  if (out.isTTY) print(end)
  return result
}

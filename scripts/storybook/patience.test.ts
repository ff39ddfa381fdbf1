import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { textOf } from '../prepare.mjs'

const HEAD = textOf('.storybook/preview-head.html')
const PATIENCE = HEAD.split('<script>')[2]?.split('</script>')[0] ?? ''

type Work = () => void

/** A page whose every turn takes so long, as on a machine that has much else to do. */
function pageOf(search: string, turnMs: number) {
  let [clock, last] = [0, 0]
  const waiting = new Map<number, { at: number; work: Work }>()
  const window = {
    setTimeout: (work: Work, ms = 0) => {
      last += 1
      waiting.set(last, { at: clock + ms, work })
      return last
    },
    clearTimeout: (timer: number) => void waiting.delete(timer),
  }
  const head = { appended: (_node: object): void => undefined }
  class MutationObserver {
    constructor(heard: (changes: { addedNodes: object[] }[]) => void) {
      head.appended = (node) => heard([{ addedNodes: [node] }])
    }

    observe() {}
  }
  const page = { window, location: { search }, navigator: { userAgent: '' } }
  runInNewContext(PATIENCE, { ...page, document: { head }, MutationObserver })
  const run = () => {
    while (waiting.size > 0) {
      const [[timer, { at, work }]] = [...waiting].toSorted(([, a], [, b]) => a.at - b.at) as [
        [number, { at: number; work: Work }],
      ]
      waiting.delete(timer)
      clock = Math.max(clock, at) + turnMs
      work()
    }
    return clock
  }
  return { window, run, head }
}

/** So often a play looks for what never comes before it gives up, as a `findBy` does. */
function looksOf(search: string, turnMs: number) {
  const { window, run } = pageOf(search, turnMs)
  let [looks, isOver] = [0, false]
  const look = () => {
    if (isOver) return
    looks += 1
    window.setTimeout(look, 50)
  }
  window.setTimeout(() => (isOver = true), 1000)
  look()
  run()
  return looks
}

test.each(['?chromatic=true', '?viewMode=story&checked=true', '?viewMode=story&looked=true'])(
  'a play in a page opened with %s looks as often on a busy machine as at rest',
  (search) => {
    expect(looksOf(search, 0)).toBe(20)
    expect(looksOf(search, 400)).toBe(20)
  },
)

test('what is waited for is not given up while code is on its way', () => {
  const { window, run, head } = pageOf('?checked=true', 0)
  const done: string[] = []
  const came = new Map<string, Work>()
  const addEventListener = (event: string, listener: Work) => came.set(event, listener)

  window.setTimeout(() => done.push('given up'), 1000)
  head.appended({ nodeName: 'LINK', rel: 'modulepreload', addEventListener })
  let left = 60
  const arrive = () => {
    left -= 1
    if (left > 0) return void window.setTimeout(arrive, 50)
    done.push('code has come')
    came.get('load')?.()
  }
  window.setTimeout(arrive, 50)
  run()

  expect(done).toEqual(['code has come', 'given up'])
})

test('a page that somebody reads keeps the browser’s own timers', () => {
  expect(looksOf('?viewMode=story', 400)).toBeLessThan(5)
})

test('what is cleared while it waits never happens', () => {
  const { window, run } = pageOf('?checked=true', 10)
  const done: string[] = []

  const timer = window.setTimeout(() => done.push('cleared'), 1000)
  window.setTimeout(() => window.clearTimeout(timer), 500)
  window.setTimeout(() => done.push('kept'), 2000)
  run()

  expect(done).toEqual(['kept'])
})

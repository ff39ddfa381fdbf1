import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { textOf } from '../prepare.mjs'

const HEAD = textOf('.storybook/preview-head.html')
const SCRIPTS = HEAD.split('<script>').map((script) => script.split('</script>')[0] ?? '')
const CLOCK = SCRIPTS.find((script) => script.includes('pictureTimers')) ?? ''

/** What a file that is read in the page finds the time to be, by a machine whose clock shows this. */
function timeIn(search: string, machine: string) {
  class MachineDate extends Date {
    constructor(...given: [] | [string]) {
      super(given.length === 0 ? machine : given[0])
    }

    static override now = () => Date.parse(machine)
  }
  const noop = () => undefined
  const window = { Date: MachineDate, setTimeout: noop, setInterval: noop }
  const page = { window, Date: MachineDate, location: { search }, navigator: { userAgent: '' } }
  runInNewContext(CLOCK, page)
  const now = new window.Date()
  expect(window.Date.now()).toBe(now.getTime())
  expect(new window.Date('2026-03-01').toISOString()).toBe('2026-03-01T00:00:00.000Z')
  return now.toISOString()
}

test('the clock of a picture stands before the first story’s file is read, today and in 40 days', () => {
  const today = timeIn('?viewMode=story&chromatic=true', '2026-11-22T12:00:00Z')

  expect(timeIn('?viewMode=story&chromatic=true', '2027-01-01T12:00:00Z')).toBe(today)
})

test('a page that somebody reads keeps the machine’s clock', () => {
  expect(timeIn('?viewMode=story', '2026-11-22T12:00:00Z')).toBe('2026-11-22T12:00:00.000Z')
})

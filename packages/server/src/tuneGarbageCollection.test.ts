import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

const OURS = new URL('./tuneGarbageCollection.ts', import.meta.url).href
/** Maximum heap in MB while 100 MB are in use. By default, V8 lets the heap grow to more than 500 MB. */
const MOST_MB = 420

/** Program that retains 100 MB while it allocates two gigabytes. Prints the maximum heap size. */
const COME_AND_GO = `
  const { tuneGarbageCollection } = await import(${JSON.stringify(OURS)})
  const { getHeapStatistics } = await import('node:v8')
  tuneGarbageCollection()
  const megabyte = (at) => new Array(2 ** 17).fill(at)
  const kept = Array.from({ length: 100 }, (_, at) => megabyte(at))
  gc()
  const lately = new Array(20)
  let most = 0
  for (let at = 0; at < 2000; at += 1) {
    lately[at % lately.length] = megabyte(at)
    most = Math.max(most, getHeapStatistics().used_heap_size)
  }
  console.log(JSON.stringify({ megabytes: most / 2 ** 20, kept: kept.length }))
`

test('collects unused memory long before it is many times the used memory', () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', COME_AND_GO]

  const told = execFileSync(process.execPath, args, { encoding: 'utf8' })

  const { megabytes } = JSON.parse(told) as { megabytes: number }
  expect(megabytes).toBeLessThan(MOST_MB)
})

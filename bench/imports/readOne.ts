import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { readFiles } from '../../packages/interchange/src/index.ts'

const [path = ''] = process.argv.slice(2)
const begun = performance.now()
const before = process.cpuUsage()
await readFiles([{ name: basename(path), bytes: readFileSync(path) }])
const seconds = (performance.now() - begun) / 1000
const { user, system } = process.cpuUsage(before)
const work = (user + system) / 1_000_000
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1_000_000
console.log(JSON.stringify({ seconds, work, megabytes }))

import { commandLine } from './commandLine.mjs'
import { drillLostDisk } from './drill/lostDisk.mjs'
import { drillPointInTime } from './drill/pointInTime.mjs'

commandLine({
  usage: `npm run drill
Loses both databases, brings them back as docs/OPERATIONS.md says, and looks at what is there.`,
})
await drillLostDisk()
await drillPointInTime()

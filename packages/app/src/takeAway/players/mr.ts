import { replying } from '@kathasagar/engine/storyteller/languages/authorsAlone'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'
import { memoryMr } from '@kathasagar/engine/storyteller/lines/memoryElsewhere'
import { repliesMr } from '@kathasagar/engine/storyteller/lines/replies.mr'

import { start } from '../start.ts'

start(replying(plainEnglish, { replies: repliesMr, memory: memoryMr }))

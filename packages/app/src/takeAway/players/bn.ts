import { replying } from '@kathasagar/engine/storyteller/languages/authorsAlone'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'
import { memoryBn } from '@kathasagar/engine/storyteller/lines/memoryElsewhere'
import { repliesBn } from '@kathasagar/engine/storyteller/lines/replies.bn'

import { start } from '../start.ts'

start(replying(plainEnglish, { replies: repliesBn, memory: memoryBn }))

import { replying } from '@kathasagar/engine/storyteller/languages/authorsAlone'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'
import { memoryTa } from '@kathasagar/engine/storyteller/lines/memoryElsewhere'
import { repliesTa } from '@kathasagar/engine/storyteller/lines/replies.ta'

import { start } from '../start.ts'

start(replying(plainEnglish, { replies: repliesTa, memory: memoryTa }))

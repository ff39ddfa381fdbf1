import { malayalam } from '@kathasagar/engine/storyteller/languages/malayalam'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(malayalam(plainEnglish))

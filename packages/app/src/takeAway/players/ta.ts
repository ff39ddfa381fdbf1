import { tamil } from '@kathasagar/engine/storyteller/languages/tamil'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(tamil(plainEnglish))

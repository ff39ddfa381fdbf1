import { gujarati } from '@kathasagar/engine/storyteller/languages/gujarati'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(gujarati(plainEnglish))

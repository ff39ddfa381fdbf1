import { urdu } from '@kathasagar/engine/storyteller/languages/urdu'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(urdu(plainEnglish))

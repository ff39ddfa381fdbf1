import { marathi } from '@kathasagar/engine/storyteller/languages/marathi'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(marathi(plainEnglish))

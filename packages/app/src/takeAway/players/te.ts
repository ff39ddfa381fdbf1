import { telugu } from '@kathasagar/engine/storyteller/languages/telugu'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(telugu(plainEnglish))

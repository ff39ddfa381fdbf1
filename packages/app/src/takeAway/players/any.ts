import { authorsAlone } from '@kathasagar/engine/storyteller/languages/authorsAlone'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(authorsAlone(plainEnglish))

import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(plainEnglish)

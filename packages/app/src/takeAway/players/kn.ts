import { kannada } from '@kathasagar/engine/storyteller/languages/kannada'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(kannada(plainEnglish))

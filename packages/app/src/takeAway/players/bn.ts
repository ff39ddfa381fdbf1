import { bengali } from '@kathasagar/engine/storyteller/languages/bengali'
import { plainEnglish } from '@kathasagar/engine/storyteller/languages/plainEnglish'

import { start } from '../start.ts'

start(bengali(plainEnglish))

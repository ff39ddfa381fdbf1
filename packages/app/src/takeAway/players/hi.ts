import { plainHindi } from '@kathasagar/engine/storyteller/languages/plainHindi'

import { start } from '../start.ts'

start(plainHindi)

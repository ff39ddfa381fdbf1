import type { AuthoringMessages } from '../en.ts'
import { authoring } from './authoring.ts'
import { structure } from './structure.ts'
import { writing } from './writing.ts'

export const authoringMessages: AuthoringMessages = { authoring, structure, writing }

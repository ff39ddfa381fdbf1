import { languagePackOf } from './languages/languagePackOf.ts'
import { tellIn } from './tellIn.ts'
import type { Telling, TellRequest } from './telling.ts'

/** The built-in storyteller in the language of the story, with the words of all of them at hand. */
export const tell = (request: TellRequest): Telling =>
  tellIn(languagePackOf(request.language), request)

import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import { bengali } from './bengali.ts'
import { english } from './english.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'
import { kannada } from './kannada.ts'
import { malayalam } from './malayalam.ts'
import { marathi } from './marathi.ts'
import { tamil } from './tamil.ts'
import { telugu } from './telugu.ts'
import { urdu } from './urdu.ts'

const PACKS: Readonly<Record<StoryLanguage, LanguagePack>> = {
  en: english,
  hi: hindi,
  mr: marathi(english),
  bn: bengali(english),
  ta: tamil(english),
  te: telugu(english),
  gu: gujarati(english),
  kn: kannada(english),
  ml: malayalam(english),
  ur: urdu(english),
}

/** How a story in a language is told by the built-in storyteller. */
export const languagePackOf = (language: StoryLanguage): LanguagePack => PACKS[language]

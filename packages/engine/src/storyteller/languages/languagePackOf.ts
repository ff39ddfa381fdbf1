import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { LanguagePack } from '../languagePack.ts'
import { authorsAlone } from './authorsAlone.ts'
import { bengali } from './bengali.ts'
import { english } from './english.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'
import { marathi } from './marathi.ts'
import { tamil } from './tamil.ts'
import { telugu } from './telugu.ts'

const alone = authorsAlone(english)

const PACKS: Readonly<Partial<Record<StoryLanguage, LanguagePack>>> = {
  en: english,
  hi: hindi,
  mr: marathi(english),
  bn: bengali(english),
  ta: tamil(english),
  te: telugu(english),
  gu: gujarati(english),
}

/** Stories in other languages keep the author's text; only what a player's own words get is English. */
export const languagePackOf = (language: StoryLanguage): LanguagePack => PACKS[language] ?? alone

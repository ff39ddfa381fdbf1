import type { LanguagePack } from '../languagePack.ts'
import { birbalEn } from '../lines/birbal.en.ts'
import { tenaliEn } from '../lines/tenali.en.ts'
import { vyasaEn } from '../lines/vyasa.en.ts'
import { plainEnglish } from './plainEnglish.ts'

export const english = {
  ...plainEnglish,
  lines: { ...plainEnglish.lines, tenali: tenaliEn, birbal: birbalEn, vyasa: vyasaEn },
} satisfies LanguagePack

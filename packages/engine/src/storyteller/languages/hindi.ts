import type { LanguagePack } from '../languagePack.ts'
import { birbalHi } from '../lines/birbal.hi.ts'
import { tenaliHi } from '../lines/tenali.hi.ts'
import { vyasaHi } from '../lines/vyasa.hi.ts'
import { plainHindi } from './plainHindi.ts'

export const hindi = {
  ...plainHindi,
  lines: { ...plainHindi.lines, tenali: tenaliHi, birbal: birbalHi, vyasa: vyasaHi },
} satisfies LanguagePack

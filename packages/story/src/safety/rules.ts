import type { HarmRule } from './rule.ts'
import { GRAPHIC_HARM } from './words/graphicHarm.ts'
import { HATE } from './words/hate.ts'
import { MINOR_RULE } from './words/minors.ts'
import { REAL_PEOPLE } from './words/realPeople.ts'
import { SELF_HARM } from './words/selfHarm.ts'
import { SEXUAL } from './words/sexual.ts'
import { WEAPONS } from './words/weapons.ts'

export const HARM_RULES: readonly HarmRule[] = [
  MINOR_RULE,
  SELF_HARM,
  REAL_PEOPLE,
  SEXUAL,
  HATE,
  WEAPONS,
  GRAPHIC_HARM,
]

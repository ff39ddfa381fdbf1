import { onlyOnPhones } from './modes.ts'
import { fitsAs } from '../testing/plays.ts'

/** Right-to-left story of a screen. Checks that the page has no overflow. */
export const rightToLeft = {
  globals: { locale: 'ur-rtl' },
  parameters: onlyOnPhones,
  play: fitsAs('dir', 'rtl'),
}

/** Hindi story of a screen. Checks that the page has no overflow. */
export const inHindi = {
  globals: { locale: 'hi' },
  parameters: onlyOnPhones,
  play: fitsAs('lang', 'hi'),
}

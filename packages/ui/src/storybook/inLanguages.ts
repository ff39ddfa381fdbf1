import { onlyOnPhones } from './modes.ts'
import { fitsAs } from '../testing/plays.ts'

/** Shows a screen from right to left and checks that it has no horizontal overflow. */
export const rightToLeft = {
  globals: { locale: 'ur-rtl' },
  parameters: onlyOnPhones,
  play: fitsAs('dir', 'rtl'),
}

/** Shows a screen in Hindi and checks that it has no horizontal overflow. */
export const inHindi = {
  globals: { locale: 'hi' },
  parameters: onlyOnPhones,
  play: fitsAs('lang', 'hi'),
}

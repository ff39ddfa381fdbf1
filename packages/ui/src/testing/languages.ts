import { fitsAs } from './plays.ts'

/** Right-to-left story of a screen. Checks that the page has no overflow. */
export const rightToLeft = {
  globals: { locale: 'ur-rtl' },
  play: fitsAs('dir', 'rtl'),
}

/** Hindi story of a screen. Checks that the page has no overflow. */
export const inHindi = {
  globals: { locale: 'hi' },
  play: fitsAs('lang', 'hi'),
}

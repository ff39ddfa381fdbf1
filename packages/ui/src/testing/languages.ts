import { fitsAs } from './plays.ts'

/** Right-to-left story of a screen. Checks that the page has no overflow. */
export const rightToLeft = {
  tags: ['!autodocs'],
  globals: { locale: 'ur-rtl' },
  play: fitsAs('dir', 'rtl'),
}

/** Hindi story of a screen. Checks that the page has no overflow. */
export const inHindi = {
  tags: ['!autodocs'],
  globals: { locale: 'hi' },
  play: fitsAs('lang', 'hi'),
}

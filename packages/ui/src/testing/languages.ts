import { fitsAs } from './plays.ts'

/** A right-to-left story of a screen. Checks that nothing overflows the page. */
export const rightToLeft = {
  tags: ['!autodocs'],
  globals: { locale: 'ur-rtl' },
  play: fitsAs('dir', 'rtl'),
}

/** A Hindi story of a screen. Checks that nothing overflows the page. */
export const inHindi = {
  tags: ['!autodocs'],
  globals: { locale: 'hi' },
  play: fitsAs('lang', 'hi'),
}

import { fitsAs } from './plays.ts'

/** Story of a screen from right to left, in text as long as English: nothing overflows the page. */
export const rightToLeft = {
  tags: ['!autodocs'],
  globals: { locale: 'ur-rtl' },
  play: fitsAs('dir', 'rtl'),
}

/** Story of a screen in Hindi: nothing overflows the page. */
export const inHindi = {
  tags: ['!autodocs'],
  globals: { locale: 'hi' },
  play: fitsAs('lang', 'hi'),
}

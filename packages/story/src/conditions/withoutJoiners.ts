const PLAIN = /^[ -~]*$/u
const JOINERS = /[\u200c\u200d]/gu

/** Returns words in NFC without joiners, so that all encodings of a letter are equal. */
export const withoutJoiners = (words: string): string =>
  PLAIN.test(words) ? words : words.normalize('NFC').replace(JOINERS, '')

const PLAIN = /^[ -~]*$/u
const JOINERS = /[\u200c\u200d]/gu

/**
 * Words as they are compared: one sign may be spelt in two ways (ज़ as one sign or with its dot), and
 * what joins or parts letters on the page says nothing of the word.
 */
export const bareWords = (words: string): string =>
  PLAIN.test(words) ? words : words.normalize('NFC').replace(JOINERS, '')

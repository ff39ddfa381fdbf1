/** Reduces Latin letters to sounds, so that spellings such as "maar" and "mar" are equal. */
export const soundOf = (text: string): string =>
  text
    .replace(/ch+/gu, '\u0001')
    .replace(/c/gu, 'k')
    .replaceAll('\u0001', 'c')
    .replace(/ph/gu, 'f')
    .replace(/([kgcjtdbps])h+/gu, '$1')
    .replace(/w/gu, 'v')
    .replace(/z/gu, 'j')
    .replace(/q/gu, 'k')
    .replace(/x/gu, 'ks')
    .replace(/a{2,}/gu, 'a')
    .replace(/e{2,}|i{2,}/gu, 'i')
    .replace(/o{2,}|u{2,}/gu, 'u')
    .replace(/y(?![aeiou])/gu, 'i')
    .replace(/a[iye]|ei/gu, 'e')
    .replace(/a[uo]|ou/gu, 'o')
    .replace(/iy(?=[aeo])/gu, 'i')
    .replace(/n(?=[bp])/gu, 'm')
    .replace(/([a-z])\1+/gu, '$1')

/** Abbreviations of text messages, by sound. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  nhi: 'nahi',
  nai: 'nahi',
  nahin: 'nahi',
  kr: 'kar',
  kro: 'karo',
  krdo: 'kar do',
  kardo: 'kar do',
  krna: 'karna',
  krne: 'karne',
  krke: 'kar ke',
  karke: 'kar ke',
  sb: 'sab',
  sbko: 'sab ko',
  sabko: 'sab ko',
  usko: 'us ko',
  unko: 'un ko',
  inko: 'in ko',
  isko: 'is ko',
  mujko: 'muj ko',
  kudko: 'kud ko',
  uskesat: 'uske sat',
  katm: 'katam',
  ktm: 'katam',
  mrna: 'marna',
  mrne: 'marne',
  mr: 'mar',
  muje: 'muje',
  mje: 'muje',
  mujhe: 'muje',
  gr: 'gar',
  kse: 'kese',
  hu: 'hun',
  hn: 'hun',
  plj: 'pls',
  u: 'you',
  ur: 'your',
  sud: 'sold',
  vud: 'vold',
}

export const writtenOut = (sounds: string): string =>
  sounds.replace(/\bbn(?=[aei])/gu, 'ban').replace(/[a-z]+/gu, (word) => SHORT_WORDS[word] ?? word)

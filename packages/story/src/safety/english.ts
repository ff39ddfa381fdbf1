/** Words of English that sound like others of Hindi, in a spelling of their own. */
const ALIKE: Readonly<Record<string, string>> = {
  laugh: 'laf',
  laughs: 'lafs',
  laughed: 'lafed',
  laughing: 'lafing',
  laughter: 'lafter',
  laughingly: 'lafingli',
  kate: 'kayt',
  mary: 'mehry',
  marry: 'mehri',
  marries: 'mehris',
  gully: 'gullay',
  choose: 'choooz',
}

/** The same, where only the word before tells that it is English. */
const AFTER_ARTICLE =
  /(?<=(?:^|[^\p{L}])(?:the|a|an|this|that|every|some) )(log|logs|pit|pits|mare|mares|par|mar)(?![\p{L}])/gu

/** Text in small letters, its English told apart from Hindi that it sounds like. */
export const apartFromHindi = (text: string): string =>
  text
    .replace(/[a-z]+/gu, (word) => ALIKE[word] ?? word)
    .replace(AFTER_ARTICLE, (word) => `${word.charAt(0)}eh${word.slice(1)}`)

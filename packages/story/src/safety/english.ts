/** English words that sound like Hindi ones, and the spelling that replaces them. */
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

/** English words that sound like Hindi, respelled only after an article. */
const AFTER_ARTICLE =
  /(?<=(?:^|[^\p{L}])(?:the|a|an|this|that|every|some) )(log|logs|pit|pits|mare|mares|par|mar)(?![\p{L}])/gu

/** Returns the text in lower case, respelling English words that sound like Hindi. */
export const respellHindiLookalikes = (text: string): string =>
  text
    .replace(/[a-z]+/gu, (word) => ALIKE[word] ?? word)
    .replace(AFTER_ARTICLE, (word) => `${word.charAt(0)}eh${word.slice(1)}`)

/** Languages in letters that hang from a line or carry signs above and below; they have no italics. */
export const INDIC = ['hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml']

/** What is told in one of them. */
export const inIndic = INDIC.map((language) => `&:lang(${language})`).join(', ')

/** Languages in Indic scripts, which have no italics. */
export const INDIC = ['hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml']

export const inIndic = INDIC.map((language) => `&:lang(${language})`).join(', ')

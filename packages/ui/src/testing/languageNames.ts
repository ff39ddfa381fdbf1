/** Languages as they are called in the language of the toolbar. */
export const languageNames = (): Intl.DisplayNames =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'language' })

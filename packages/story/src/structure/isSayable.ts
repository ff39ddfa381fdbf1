/** Whether any of the phrases can be said: by no other words does play find a reaction or a topic. */
export const isSayable = (...phrases: readonly (readonly string[] | undefined)[]): boolean =>
  phrases.some((some) => some?.some((phrase) => /[\p{L}\p{N}]/u.test(phrase)))

/** Under what strangers' guesses at one account, or at one unknown name, are counted. */
export const signInKey = (who: string): string => `sign-in:${who}`

// Each kind begins with a word of its own: a name that is typed may look like an id.

/** The same of a browser or an address from which the account's owner has signed in before. */
export const knownOriginKey = (userId: string, hash: string): string =>
  `known-origin:${userId}:${hash}`

/** The same of whoever is signed in already and is asked again. */
export const signedInKey = (userId: string): string => `signed-in:${userId}`

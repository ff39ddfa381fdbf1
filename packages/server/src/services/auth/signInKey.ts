/** Under what the wrong passwords of one account, or of one unknown name, are counted. */
export const signInKey = (who: string): string => `sign-in:${who}`

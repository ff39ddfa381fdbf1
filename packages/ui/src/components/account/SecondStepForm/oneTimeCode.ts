/** Whether this is a code of an authenticator app; blanks within it do not count. */
export const isOneTimeCode = (typed: string) => /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))

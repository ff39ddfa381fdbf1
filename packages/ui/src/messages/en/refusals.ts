/**
 * Sentences of the contract, of forms and refused calls, in the words of another language. English
 * has none: it shows the contract's own.
 */
export const refusals: Readonly<Record<string, string>> = {}

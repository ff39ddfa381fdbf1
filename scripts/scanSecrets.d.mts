/** Which keys a text seems to hold, each with its line. */
export function secretsIn(text: string): string[]
/** The same of every file that is kept in the repository. */
export function scanFiles(root: string): string[]

/** Every setting that an installation knows. */
export const SETTINGS: readonly string[]

/** Signs of which a password needs one. */
export const SPECIALS: string

/** What is wrong with names of an environment that look like settings and are none, in sentences. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[]

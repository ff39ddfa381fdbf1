const VARIABLE = 'TESTS_LEFT_OUT'

/** Passes exclusions in a variable, because Vitest's `--exclude` does not reach projects. */
export const leavingOut = (globs) => ({ [VARIABLE]: JSON.stringify(globs) })

export const leftOut = () => JSON.parse(process.env[VARIABLE] ?? '[]')
